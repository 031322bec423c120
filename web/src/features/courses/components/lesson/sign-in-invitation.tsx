import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { loginPath, signUpPath } from '#platform/login-path.ts';

/** Visitors can read, yet nothing of it is kept; reading on comes before signing in. */
export function SignInInvitation() {
  const { t } = useTranslation(['lesson', 'layout']);
  const { pathname } = useLocation();
  return (
    <section aria-labelledby="sign-in-invitation" className="grid gap-1 border-line border-t pt-4 text-sm">
      <h2 id="sign-in-invitation" className="font-semibold">
        {t('visitor.title')}
      </h2>
      <p className="text-muted">{t('visitor.text')}</p>
      <p className="flex flex-wrap gap-x-6">
        <TextLink to={signUpPath(pathname)} className="py-2">
          {t('layout:signUp')}
        </TextLink>
        <TextLink to={loginPath(pathname)} className="py-2">
          {t('layout:logIn')}
        </TextLink>
      </p>
    </section>
  );
}
