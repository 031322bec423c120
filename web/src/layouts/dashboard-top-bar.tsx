import { Button } from '@navor/ui/button.tsx';
import { Menu, PanelLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LanguageMenu } from './language-menu.tsx';
import { SearchLauncher } from './palette/search-launcher.tsx';
import { useSidebar } from './sidebar-state.tsx';
import { ThemeMenu } from './theme-menu.tsx';

export function DashboardTopBar() {
  const { t } = useTranslation('layout');
  const { isCollapsed, isSheetOpen, toggle } = useSidebar();
  return (
    <header className="sticky top-0 z-30 flex h-16 items-center gap-1 border-line border-b bg-paper px-2 md:px-4">
      <Button
        variant="ghost"
        size="icon"
        className="max-md:hidden noscript:hidden"
        aria-expanded={!isCollapsed}
        aria-keyshortcuts="Control+B Meta+B"
        aria-label={t(isCollapsed ? 'sidebar.expand' : 'sidebar.collapse')}
        onClick={toggle}
      >
        <PanelLeft aria-hidden />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        className="md:hidden noscript:hidden"
        aria-expanded={isSheetOpen}
        aria-label={t('openMenu')}
        onClick={toggle}
      >
        <Menu aria-hidden />
      </Button>
      <div className="ml-auto flex items-center gap-1">
        <SearchLauncher />
        <LanguageMenu />
        <ThemeMenu />
      </div>
    </header>
  );
}
