import { useCommandPaletteShortcut } from '@navor/ui/use-command-palette-shortcut.ts';
import { Search } from 'lucide-react';
import { type ComponentType, type MouseEvent, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href, Link, useNavigate } from 'react-router';
import type { PaletteProps } from './palette-props.ts';

const load = () => import('./dashboard-palette.tsx');

/**
 * The way to the search from every screen of the dashboard: a link, which scripts turn into the palette. Its code is
 * fetched when somebody reaches for it.
 */
export function SearchLauncher() {
  const { t } = useTranslation('layout');
  const navigate = useNavigate();
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>();
  const [isOpen, setIsOpen] = useState(false);

  const open = () =>
    load().then(
      ({ DashboardPalette }) => {
        setPalette(() => DashboardPalette);
        setIsOpen(true);
      },
      () => navigate(href('/dashboard/search')),
    );
  useCommandPaletteShortcut(open);

  const openInPlace = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void open();
  };
  return (
    <>
      <Link
        to={href('/dashboard/search')}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={openInPlace}
        onPointerEnter={() => load().catch(() => {})}
        className="flex h-10 min-w-10 items-center justify-center gap-2 rounded-md px-3 text-ink text-sm hover:bg-action-soft md:w-56 md:justify-start md:border md:border-line md:bg-surface md:text-muted"
      >
        <Search aria-hidden className="size-5 shrink-0 md:size-4" />
        <span className="max-md:sr-only">{t('search')}</span>
        <kbd aria-hidden className="ml-auto font-sans text-xs max-md:hidden noscript:hidden">
          {t('searchKeys')}
        </kbd>
      </Link>
      {Palette && (
        <Suspense>
          <Palette open={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  );
}
