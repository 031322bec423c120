import { Outlet } from 'react-router';
import type { Route } from './+types/link-layout.ts';
import { ErrorScreen } from './error-screen.tsx';
import { LayoutPending } from './layout-pending.tsx';
import { StandaloneFrame } from './standalone-frame.tsx';

/** For links from e-mails: they work the same whoever is signed in in this browser. */
export default function LinkLayout() {
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
