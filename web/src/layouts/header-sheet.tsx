import { Sheet, SheetContent, SheetTrigger } from '@navor/ui/sheet.tsx';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { HeaderLinks, SignedOutActions, useHeaderLinks } from './header-links.tsx';

/** The public header's links on a small screen. */
export default function HeaderSheet({ trigger }: { trigger: ReactNode }) {
  const { t } = useTranslation('layout');
  const { user } = useAuth();
  const { main, further } = useHeaderLinks();
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Sheet open={isOpen} onOpenChange={setIsOpen}>
      <SheetTrigger asChild>{trigger}</SheetTrigger>
      <SheetContent side="right" title={t('menu')}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: closes after a link inside was followed, by any means */}
        <div onClick={() => setIsOpen(false)}>
          <nav aria-label={t('nav.main')}>
            <HeaderLinks links={[...main, ...further]} className="grid gap-1 pb-4" />
          </nav>
          <Link
            to={href('/search')}
            className="mb-4 block rounded-md px-3 py-2 font-medium text-sm hover:bg-action-soft min-[22.5rem]:hidden"
          >
            {t('search')}
          </Link>
          {!user && <SignedOutActions className="grid gap-2" />}
        </div>
      </SheetContent>
    </Sheet>
  );
}
