import type layout from '@navor/translations/sl/layout.json';
import type search from '@navor/translations/sl/search.json';
import type { LucideIcon } from 'lucide-react';

/** What a feature adds to the dashboard around its screens. `features/all-features.ts` lists them, in the order shown. */
export type Feature = {
  sidebar?: readonly SidebarLink[];
  /** Screens that the sidebar has no link to, for the palette. */
  palette?: readonly PaletteLink[];
  /** Public addresses that a signed-in person sees inside the dashboard instead, with what is below them. */
  twins?: readonly Twin[];
};

/** An address and what is below it; `sameAs` names the one that it is another way to. */
export type Twin = { path: string; sameAs?: string };

export type SidebarLink = {
  group: SidebarGroup;
  to: string;
  /** A key of the `layout` texts under `nav`. */
  label: keyof (typeof layout)['nav'];
  icon: LucideIcon;
  /** Screens of the same capability at addresses of their own. */
  also?: RegExp;
};

/** The last is shown to administrators. */
export type SidebarGroup = 'main' | 'settings' | 'administration';

export type PaletteLink = {
  to: string;
  /** A key of the `search` texts: `screens` has the screen’s own title, `screenKeywords` what else it may be called. */
  label: keyof (typeof search)['screens'];
  icon: LucideIcon;
};
