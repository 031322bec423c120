import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { loginPath } from '#platform/login-path.ts';
import type { Saving } from './use-reader.ts';

/** Whether what was done here has been saved, and the way back in where the session has ended meanwhile. */
export function SavingStatus({ saving }: { saving: Saving }) {
  const { t } = useTranslation(['lesson', 'layout']);
  const { pathname } = useLocation();
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-2 text-muted text-sm">
      {saving !== 'idle' && t(`saving.${saving}`)}
      {saving === 'waits-for-sign-in' && (
        <TextLink to={loginPath(pathname)} className="py-1">
          {t('layout:logIn')}
        </TextLink>
      )}
    </p>
  );
}
