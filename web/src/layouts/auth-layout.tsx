import { redirect } from 'react-router';
import { ownPath } from '#platform/own-path.ts';
import { apiOf } from '#platform/page-context.ts';
import type { Route } from './+types/auth-layout.ts';

export { default, ErrorBoundary } from './standalone-layout.tsx';

/** Somebody who is signed in has nothing to do here. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { user } = await apiOf(context).identity.session();
  if (user) throw redirect(ownPath(url.searchParams.get('redirect'), '/dashboard'));
  return null;
}
