import { clsx } from 'clsx';
import { lazy, Suspense, useState } from 'react';
import { fetchPageAnew } from '#platform/fetch-page-anew.ts';
import { SidebarContent } from './sidebar-content.tsx';
import { useSidebar } from './sidebar-state.tsx';

/** Wide screens never show it, so it is fetched when it is opened for the first time. */
const SidebarSheet = lazy(() => import('./sidebar-sheet.tsx').catch(fetchPageAnew));

/** Fixed at the side from 768 px up, 16rem or 70 px wide; an 18rem sheet below. */
export function DashboardSidebar() {
  const { isCollapsed, isSheetOpen } = useSidebar();
  const [isSheetWanted, setIsSheetWanted] = useState(isSheetOpen);
  if (isSheetOpen && !isSheetWanted) setIsSheetWanted(true);
  return (
    <>
      <div
        data-state={isCollapsed ? 'collapsed' : 'expanded'}
        className={clsx(
          'sticky top-0 hidden h-dvh shrink-0 border-line border-r bg-surface transition-[width] md:block',
          // A phone without scripts has no sheet, so there the sidebar comes first on the page.
          'noscript:max-md:static noscript:max-md:block noscript:max-md:h-auto noscript:max-md:w-full',
          isCollapsed ? 'w-[70px]' : 'w-64',
        )}
      >
        <SidebarContent isCollapsed={isCollapsed} />
      </div>
      <Suspense>{isSheetWanted && <SidebarSheet />}</Suspense>
    </>
  );
}
