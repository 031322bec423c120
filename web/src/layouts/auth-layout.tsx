import { Outlet, redirect } from 'react-router';
import { ownPath } from '#platform/own-path.ts';
import { apiOf } from '#platform/page-context.ts';
import type { Route } from './+types/auth-layout.ts';
import { ErrorScreen } from './error-screen.tsx';
import { LayoutPending } from './layout-pending.tsx';
import { StandaloneFrame } from './standalone-frame.tsx';

/** Somebody who is signed in has nothing to do here. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { user } = await apiOf(context).identity.session();
  if (user) throw redirect(ownPath(url.searchParams.get('redirect'), '/dashboard'));
  return null;
}

export default function AuthLayout() {
  return (
    <StandaloneFrame>
      <LayoutPending>
        <Outlet />
      </LayoutPending>
    </StandaloneFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <StandaloneFrame>
      <ErrorScreen error={error} homePath="/" />
    </StandaloneFrame>
  );
}
