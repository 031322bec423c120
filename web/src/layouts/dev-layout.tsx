import { data, Outlet } from 'react-router';
import { pageOf } from '#platform/page-context.ts';
import type { Route } from './+types/dev-layout.ts';
import { ErrorScreen } from './error-screen.tsx';
import { StandaloneFrame } from './standalone-frame.tsx';

/** Tools for those who build or try out the product; outside of a demo they do not exist. */
export function loader({ context }: Route.LoaderArgs) {
  if (!pageOf(context).isDemo) throw data(null, { status: 404 });
  return null;
}

export default function DevLayout() {
  return (
    <StandaloneFrame>
      <Outlet />
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
