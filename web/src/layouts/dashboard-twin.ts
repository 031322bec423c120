import { allFeatures } from '#features/all-features.ts';

/** Public screens that a signed-in person sees inside the dashboard instead, with the same ids and query. */
const twins = allFeatures.flatMap(({ twins = [] }) => twins);

export function dashboardTwin({ pathname, search }: { pathname: string; search: string }): string | undefined {
  if (pathname === '/') return '/dashboard';
  const path = pathname.replace(/\/$/, '');
  if (!twins.some((twin) => path === twin || path.startsWith(`${twin}/`))) return undefined;
  return `/dashboard${path}${search}`;
}
