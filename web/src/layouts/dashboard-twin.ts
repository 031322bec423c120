import { allFeatures } from '#features/all-features.ts';

/** Public screens that a signed-in person sees inside the dashboard instead, with the same ids and query. */
const twins = allFeatures.flatMap(({ twins = [] }) => twins);

export function dashboardTwin({ pathname, search }: { pathname: string; search: string }): string | undefined {
  if (pathname === '/') return '/dashboard';
  const address = pathname.replace(/\/$/, '');
  const twin = twins.find(({ path }) => address === path || address.startsWith(`${path}/`));
  if (!twin) return undefined;
  const { path, sameAs = path } = twin;
  return `/dashboard${sameAs}${address.slice(path.length)}${search}`;
}
