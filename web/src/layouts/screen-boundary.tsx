import { href, Outlet, useLocation } from 'react-router';
import type { Route } from './+types/screen-boundary.ts';
import { ErrorScreen } from './error-screen.tsx';

export default function ScreenBoundary() {
  return <Outlet />;
}

/** Keeps an error inside the layout: the navigation around it still works. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isDashboard = useLocation().pathname.startsWith('/dashboard');
  return <ErrorScreen error={error} homePath={isDashboard ? href('/dashboard') : '/'} />;
}
