import { useTranslation } from 'react-i18next';
import { href, NavLink, Outlet } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';

export const handle: ScreenHandle = { namespaces: ['settings'] };

/** The parts of the settings, in the order of their links. */
const parts = [
  { to: href('/dashboard/settings'), label: 'preferences' },
  { to: href('/dashboard/settings/security'), label: 'security' },
  { to: href('/dashboard/settings/subscription'), label: 'subscription' },
  { to: href('/dashboard/settings/visibility'), label: 'visibility' },
  { to: href('/dashboard/settings/data'), label: 'data' },
] as const;

export default function SettingsScreen() {
  const { t } = useTranslation('settings');
  return (
    <>
      <h1 className="font-semibold text-2xl md:text-3xl">{t('title')}</h1>
      <nav aria-label={t('parts.label')} className="mt-4">
        <ul className="flex flex-wrap gap-x-1 shadow-[inset_0_-1px_var(--color-line)]">
          {parts.map(({ to, label }) => (
            <li key={to} className="shrink-0">
              <NavLink
                to={to}
                end
                prefetch="intent"
                preventScrollReset
                className="flex h-11 items-center whitespace-nowrap border-transparent border-b-2 px-3 font-medium text-muted text-sm transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-action aria-[current=page]:text-ink"
              >
                {t(`parts.${label}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-6">
        <Outlet />
      </div>
    </>
  );
}
