import { Wordmark } from '@navor/ui/brand/wordmark.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LanguageMenu } from './language-menu.tsx';
import { ThemeMenu } from './theme-menu.tsx';

/** The least a page needs around it: the way home and the two choices that concern reading. */
export function StandaloneFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('layout');
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-16 items-center justify-between px-4 md:px-8">
        <Link to="/" aria-label={t('home')} className="flex items-center rounded-sm text-xl">
          <Wordmark />
        </Link>
        <div className="flex items-center gap-1">
          <LanguageMenu />
          <ThemeMenu />
        </div>
      </header>
      <main id="content" className="blueprint-grid grid grow place-items-center px-4 py-10">
        {children}
      </main>
    </div>
  );
}
