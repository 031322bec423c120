import type { LibraryKind } from '@navor/contract/choices';
import { href } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { useIsInDashboard } from '#screen/use-is-in-dashboard.ts';

type LibraryPath = '/technical-library' | '/dashboard/technical-library';

/** Where the library is for everybody who is signed in. */
export const ownLibraryPath = '/dashboard/technical-library' satisfies LibraryPath;

/** Where the library is for this visitor: the same screens stand inside the dashboard and outside of it. */
export function useLibraryPath(): LibraryPath {
  const isInDashboard = useIsInDashboard();
  const { user } = useAuth();
  return user || isInDashboard ? ownLibraryPath : '/technical-library';
}

type Asked = { theme?: string; kind?: LibraryKind; level?: string; tag?: string; bookmarked?: 'true' };

export function browsePath(libraryPath: LibraryPath, asked: Asked = {}): string {
  const path = href(`${libraryPath}/browse`);
  const query = new URLSearchParams(asked);
  return query.size > 0 ? `${path}?${query}` : path;
}

export function itemPath(libraryPath: LibraryPath, itemId: string): string {
  return href(`${libraryPath}/item/:itemId`, { itemId });
}

/** The address that everybody can open, for what leaves the screen, such as paper. */
export function publicItemPath(itemId: string): string {
  return itemPath('/technical-library', itemId);
}
