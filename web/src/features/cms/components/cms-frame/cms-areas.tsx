import { useTranslation } from 'react-i18next';
import { href, NavLink } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';

const areas = [
  { name: 'workbench', to: href('/dashboard/cms') },
  { name: 'courses', to: href('/dashboard/cms/courses') },
  { name: 'quizzes', to: href('/dashboard/cms/quizzes') },
  { name: 'bank', to: href('/dashboard/cms/bank') },
  { name: 'library', to: href('/dashboard/cms/library') },
  { name: 'pages', to: href('/dashboard/cms/pages') },
  { name: 'files', to: href('/dashboard/cms/files') },
  { name: 'translations', to: href('/dashboard/cms/translations') },
  { name: 'audit', to: href('/dashboard/cms/audit') },
] as const;

/** The ways between the lists of the CMS; an author who looks after a page finds it on the workbench. */
export function CmsAreas() {
  const { t } = useTranslation('cms-tabs');
  const { user } = useAuth();
  const isAdministrator = user?.roles.includes('admin') ?? false;
  return (
    <nav aria-label={t('areas.label')}>
      <ul className="flex flex-wrap gap-x-1 shadow-[inset_0_-1px_var(--color-line)]">
        {areas
          .filter(({ name }) => name !== 'pages' || isAdministrator)
          .map(({ name, to }) => (
            <li key={name} className="shrink-0">
              <NavLink
                to={to}
                end
                className="flex h-11 items-center whitespace-nowrap border-transparent border-b-2 px-3 font-medium text-muted text-sm transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-action aria-[current=page]:text-ink"
              >
                {t(`areas.${name}`)}
              </NavLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
