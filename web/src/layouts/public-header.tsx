import { Wordmark } from '@navor/ui/brand/wordmark.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Menu, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { AccountMenu } from './account-menu.tsx';
import { HeaderLinks, SignedOutActions, useHeaderLinks } from './header-links.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { MenuOnDemand } from './menu-on-demand.tsx';
import { ThemeMenu } from './theme-menu.tsx';

export function PublicHeader() {
  const { t } = useTranslation('layout');
  const { user } = useAuth();
  const { main, further } = useHeaderLinks();
  return (
    <header className="sticky top-0 z-40 border-line border-b bg-paper/95 backdrop-blur-sm">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-2 px-3 sm:gap-4 sm:px-4 md:px-8">
        <Link to="/" aria-label={t('home')} className="flex items-center rounded-sm text-xl">
          <Wordmark />
        </Link>
        <nav aria-label={t('nav.main')} className="hidden gap-1 lg:flex">
          <HeaderLinks links={main} className="flex items-center gap-1" />
          {/* Where there is no room for them, the menu has them. */}
          <HeaderLinks links={further} className="hidden items-center gap-1 xl:flex" />
        </nav>
        <div className="ml-auto flex items-center sm:gap-1">
          <Button asChild variant="ghost" size="icon" className="max-[22.5rem]:hidden">
            <Link to={href('/search')} aria-label={t('search')}>
              <Search aria-hidden />
            </Link>
          </Button>
          <LanguageMenu />
          <ThemeMenu />
          {user ? <AccountMenu /> : <SignedOutActions className="hidden items-center gap-2 pl-2 md:flex" />}
          <MenuOnDemand
            haspopup="dialog"
            load={() => import('./header-sheet.tsx')}
            renderTrigger={(props) => (
              <Button {...props} variant="ghost" size="icon" className="xl:hidden" aria-label={t('openMenu')}>
                <Menu aria-hidden />
              </Button>
            )}
          />
        </div>
      </div>
    </header>
  );
}
