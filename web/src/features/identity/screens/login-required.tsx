import { Button } from '@navor/ui/button.tsx';
import { EmptyState } from '@navor/ui/empty-state.tsx';
import { LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { requiredLoginPath, requiredSignUpPath } from '#platform/login-path.ts';
import { PageMeta } from '#screen/page-meta.tsx';

export const handle: ScreenHandle = { namespaces: ['identity'] };

export default function LoginRequired() {
  const { t } = useTranslation('identity');
  const { pathname, search } = useLocation();
  const back = `${pathname}${search}`;
  return (
    <div className="mx-auto max-w-2xl px-4 py-16">
      <PageMeta title={t('loginRequired.title')} isIndexed={false} />
      <EmptyState
        level={1}
        icon={<LockKeyhole />}
        title={t('loginRequired.title')}
        text={t('loginRequired.text')}
        action={
          <>
            <Button asChild>
              <Link to={requiredLoginPath(back)}>{t('loginRequired.logIn')}</Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to={requiredSignUpPath(back)}>{t('loginRequired.signUp')}</Link>
            </Button>
          </>
        }
      />
    </div>
  );
}
