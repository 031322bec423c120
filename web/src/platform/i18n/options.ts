import type { InitOptions } from 'i18next';

/** The same on the server and in the browser. A missing key shows the key itself. */
export const textOptions = {
  fallbackLng: false,
  defaultNS: 'ui',
  interpolation: { escapeValue: false },
  react: { useSuspense: true },
} satisfies InitOptions;

/** Namespaces that every page may use; a screen names its own in `handle`. */
export const sharedNamespaces = ['ui', 'layout', 'errors'];

/** What a route module may say of itself: `export const handle: ScreenHandle = { namespaces: ['courses'] }`. */
export type ScreenHandle = {
  namespaces: string[];
  /** Wants the room of the dashboard's sidebar, which narrows. */
  isForReading?: boolean;
};

export function namespacesOf(matches: readonly { handle?: unknown }[]): string[] {
  const own = matches.flatMap(({ handle }) => (handle as ScreenHandle | undefined)?.namespaces ?? []);
  return [...new Set([...sharedNamespaces, ...own])];
}
