import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { type CollapsedSidebars, preferenceCookie, type SidebarPlace } from '#platform/preferences.ts';

/** Below this width the sidebar is a sheet over the page. */
const mobileQuery = '(max-width: 767px)';

type SidebarState = {
  isCollapsed: boolean;
  isSheetOpen: boolean;
  setIsSheetOpen: (isOpen: boolean) => void;
  /** Collapses or expands; on a small screen opens or closes the sheet. */
  toggle: () => void;
};

type SidebarProviderProps = {
  /** As this browser was left. */
  initial: CollapsedSidebars;
  /** What is open beside it. */
  place: SidebarPlace;
  children: ReactNode;
};

const cookies = { usual: 'sidebar', reading: 'readingSidebar' } as const;

const SidebarContext = createContext<SidebarState | null>(null);

export function SidebarProvider({ initial, place, children }: SidebarProviderProps) {
  const [collapsed, setCollapsed] = useState(initial);
  const isCollapsed = collapsed[place];
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const { key } = useLocation();

  const toggle = useCallback(() => {
    if (window.matchMedia(mobileQuery).matches) return setIsSheetOpen((isOpen) => !isOpen);
    const next = !isCollapsed;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not yet in every browser we serve.
    document.cookie = preferenceCookie(cookies[place], next ? 'collapsed' : 'expanded');
    setCollapsed((earlier) => ({ ...earlier, [place]: next }));
  }, [isCollapsed, place]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      // In a field for text these keys make words bold.
      if (event.defaultPrevented) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [toggle]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever was followed, the sheet has done its duty.
  useEffect(() => setIsSheetOpen(false), [key]);

  const value = useMemo(
    () => ({ isCollapsed, isSheetOpen, setIsSheetOpen, toggle }),
    [isCollapsed, isSheetOpen, toggle],
  );
  return <SidebarContext value={value}>{children}</SidebarContext>;
}

export function useSidebar(): SidebarState {
  const state = useContext(SidebarContext);
  if (!state) throw new Error('useSidebar must be used within a SidebarProvider');
  return state;
}
