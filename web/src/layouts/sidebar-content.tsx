import { Mark } from '@navor/ui/brand/mark.tsx';
import { Wordmark } from '@navor/ui/brand/wordmark.tsx';
import { Tooltip } from '@navor/ui/tooltip.tsx';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { href, Link, useLocation } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';
import type { SidebarLink } from '#screen/feature.ts';
import { sidebarLinks } from './navigation.ts';
import { SidebarAccount } from './sidebar-account.tsx';

const main = sidebarLinks('main');
const settings = sidebarLinks('settings');
const administration = sidebarLinks('administration');

/** The way to every screen of the dashboard; collapsed it shows icons alone. */
export function SidebarContent({ isCollapsed }: { isCollapsed: boolean }) {
  const { t } = useTranslation('layout');
  const { user } = useAuth();
  return (
    <div className="flex h-full flex-col">
      <Link
        to={href('/dashboard')}
        aria-label={t('homeSignedIn')}
        className="mx-3 my-3 flex h-10 items-center rounded-md px-2.5 text-xl"
      >
        {isCollapsed ? <Mark className="size-6" /> : <Wordmark />}
      </Link>
      <nav aria-label={t('nav.sidebar')} className="min-h-0 grow overflow-y-auto px-3">
        <LinkGroup links={main} isCollapsed={isCollapsed} />
        <LinkGroup title={t('nav.settingsGroup')} links={settings} isCollapsed={isCollapsed} />
        {user?.roles.includes('admin') && (
          <LinkGroup title={t('nav.administration')} links={administration} isCollapsed={isCollapsed} />
        )}
      </nav>
      <SidebarAccount isCollapsed={isCollapsed} />
    </div>
  );
}

type LinkGroupProps = { title?: string; links: SidebarLink[]; isCollapsed: boolean };

function LinkGroup({ title, links, isCollapsed }: LinkGroupProps) {
  const { t } = useTranslation('layout');
  const { pathname } = useLocation();
  return (
    <>
      {title && (
        <h2 className={clsx('mt-6 mb-1 px-2.5 font-medium text-muted text-xs', isCollapsed && 'sr-only')}>{title}</h2>
      )}
      <ul className="grid gap-0.5">
        {links.map((shown) => {
          const { to, label, icon: Icon } = shown;
          const text = t(`nav.${label}`);
          const link = (
            <Link
              to={to}
              aria-current={isWithin(shown, pathname) ? 'page' : undefined}
              prefetch="intent"
              className="flex h-11 items-center gap-3 rounded-md px-3 font-medium text-sm hover:bg-action-soft aria-[current=page]:bg-action-soft aria-[current=page]:text-action md:h-10"
            >
              <Icon aria-hidden className="size-5 shrink-0" />
              <span className={clsx('truncate', isCollapsed && 'sr-only')}>{text}</span>
            </Link>
          );
          return (
            <li key={to}>
              {isCollapsed ? (
                <Tooltip text={text} side="right">
                  {link}
                </Tooltip>
              ) : (
                link
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function isWithin({ to, also }: SidebarLink, pathname: string): boolean {
  if (pathname === to || also?.test(pathname)) return true;
  return to !== '/dashboard' && pathname.startsWith(`${to}/`);
}
