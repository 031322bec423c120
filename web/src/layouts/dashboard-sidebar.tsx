import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { Mark } from '#ui/brand/mark.tsx';
import { Wordmark } from '#ui/brand/wordmark.tsx';
import { Sheet, SheetContent } from '#ui/sheet.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { type SidebarLink, sidebarLinks } from './navigation.ts';
import { SidebarAccount } from './sidebar-account.tsx';
import { useSidebar } from './sidebar-state.tsx';

/** Fixed at the side from 768 px up, 16rem or 70 px wide; an 18rem sheet below. */
export function DashboardSidebar() {
  const { t } = useTranslation('layout');
  const { isCollapsed, isSheetOpen, setIsSheetOpen } = useSidebar();
  return (
    <>
      <div
        data-state={isCollapsed ? 'collapsed' : 'expanded'}
        className={clsx(
          'sticky top-0 hidden h-dvh shrink-0 border-line border-r bg-surface transition-[width] md:block',
          isCollapsed ? 'w-[70px]' : 'w-64',
        )}
      >
        <SidebarContent isCollapsed={isCollapsed} />
      </div>
      <Sheet open={isSheetOpen} onOpenChange={setIsSheetOpen}>
        <SheetContent
          side="left"
          title={t('menu')}
          isTitleHidden
          className="w-72 [&>div]:p-0"
          onOpenAutoFocus={focusWhole}
        >
          <SidebarContent isCollapsed={false} />
        </SheetContent>
      </Sheet>
    </>
  );
}

/** Links are passed over by default, which would put the first focus on the button that logs out. */
function focusWhole(event: Event) {
  event.preventDefault();
  (event.currentTarget as HTMLElement).focus();
}

function SidebarContent({ isCollapsed }: { isCollapsed: boolean }) {
  const { t } = useTranslation('layout');
  const { user } = useAuth();
  return (
    <div className="flex h-full flex-col">
      <Link
        to="/dashboard"
        aria-label={t('toDashboard')}
        className="mx-3 my-3 flex h-10 items-center rounded-md px-2.5 text-xl"
      >
        {isCollapsed ? <Mark className="size-6" /> : <Wordmark />}
      </Link>
      <nav aria-label={t('nav.sidebar')} className="min-h-0 grow overflow-y-auto px-3">
        <LinkGroup links={sidebarLinks.main} isCollapsed={isCollapsed} />
        <LinkGroup title={t('nav.settingsGroup')} links={sidebarLinks.settings} isCollapsed={isCollapsed} />
        {user?.roles.includes('admin') && (
          <LinkGroup title={t('nav.administration')} links={sidebarLinks.administration} isCollapsed={isCollapsed} />
        )}
      </nav>
      <SidebarAccount isCollapsed={isCollapsed} />
    </div>
  );
}

type LinkGroupProps = { title?: string; links: SidebarLink[]; isCollapsed: boolean };

function LinkGroup({ title, links, isCollapsed }: LinkGroupProps) {
  const { t } = useTranslation('layout');
  return (
    <>
      {title && (
        <h2 className={clsx('mt-6 mb-1 px-2.5 font-medium text-muted text-xs', isCollapsed && 'sr-only')}>{title}</h2>
      )}
      <ul className="grid gap-0.5">
        {links.map(({ to, label, icon: Icon }) => {
          const text = t(`nav.${label}`);
          const link = (
            <NavLink
              to={to}
              end={to === '/dashboard'}
              prefetch="intent"
              className="flex h-11 items-center gap-3 rounded-md px-3 font-medium text-sm hover:bg-action-soft aria-[current=page]:bg-action-soft aria-[current=page]:text-action md:h-10"
            >
              <Icon aria-hidden className="size-5 shrink-0" />
              <span className={clsx('truncate', isCollapsed && 'sr-only')}>{text}</span>
            </NavLink>
          );
          return (
            <li key={to}>
              {isCollapsed ? (
                <Tooltip content={text} side="right">
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
