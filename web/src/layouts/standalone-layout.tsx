import { Outlet } from 'react-router';
import type { Route } from './+types/standalone-layout.ts';
import { ErrorScreen } from './error-screen.tsx';
import { LayoutPending } from './layout-pending.tsx';
import { StandaloneFrame } from './standalone-frame.tsx';

/** One card on a page of its own, the same for everybody. */
export default function StandaloneLayout() {
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
