import { Button } from '@navor/ui/button.tsx';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { requiredLoginPath } from '#platform/login-path.ts';

/** The way to teach here, for everybody who does not yet. */
export function BecomeTutor() {
  const { t } = useTranslation('tutoring');
  const { user } = useAuth();
  if (user?.roles.includes('tutor')) return null;
  const to = href('/dashboard/teaching');
  return (
    <aside
      aria-labelledby="become-tutor"
      className="blueprint-grid flex flex-wrap items-center justify-between gap-4 rounded-md border border-line p-5"
    >
      <div className="grid max-w-reading gap-1">
        <h2 id="become-tutor" className="font-semibold text-lg">
          {t('become.title')}
        </h2>
        <p className="text-muted text-sm">{t('become.text')}</p>
      </div>
      <Button asChild variant="secondary">
        <Link to={user ? to : requiredLoginPath(to)} prefetch="intent">
          {t('become.action')}
        </Link>
      </Button>
    </aside>
  );
}
