import type { LibraryKind } from '@navor/contract/choices';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { useIsInDashboard } from '#screen/use-is-in-dashboard.ts';

/** Where the library is for everybody who is signed in. */
export const ownLibraryPath = '/dashboard/technical-library';

const publicLibraryPath = '/technical-library';

/** Where the library is for this visitor: the same screens stand inside the dashboard and outside of it. */
export function useLibraryPath(): string {
  const isInDashboard = useIsInDashboard();
  const { user } = useAuth();
  return user || isInDashboard ? ownLibraryPath : publicLibraryPath;
}

type Asked = { theme?: string; kind?: LibraryKind; level?: string; tag?: string; bookmarked?: 'true' };

export function browsePath(libraryPath: string, asked: Asked = {}): string {
  const query = new URLSearchParams(asked);
  return query.size > 0 ? `${libraryPath}/browse?${query}` : `${libraryPath}/browse`;
}

export function itemPath(libraryPath: string, itemId: string): string {
  return `${libraryPath}/item/${encodeURIComponent(itemId)}`;
}

/** The address that everybody can open, for what leaves the screen, such as paper. */
export function publicItemPath(itemId: string): string {
  return itemPath(publicLibraryPath, itemId);
}
