import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Button } from '#ui/button.tsx';

/** Visitors can read, yet nothing of it is kept. */
export function SignInInvitation() {
  const { t } = useTranslation('lesson');
  return (
    <section
      aria-labelledby="sign-in-invitation"
      className="grid gap-3 rounded-md border border-line bg-surface p-4 md:p-6"
    >
      <h2 id="sign-in-invitation" className="font-semibold text-lg">
        {t('visitor.title')}
      </h2>
      <p className="text-muted text-sm">{t('visitor.text')}</p>
      <SignInLinks />
    </section>
  );
}

export function SignInLinks() {
  const { t } = useTranslation('layout');
  const back = `?${new URLSearchParams({ redirect: useLocation().pathname })}`;
  return (
    <div className="flex flex-wrap gap-3">
      <Button asChild>
        <Link to={`/auth/signup${back}`}>{t('signUp')}</Link>
      </Button>
      <Button asChild variant="secondary">
        <Link to={`/auth/login${back}`}>{t('logIn')}</Link>
      </Button>
    </div>
  );
}
