import { useLocation } from 'react-router';

/** Whether the screen stands inside the dashboard. */
export function useIsInDashboard(): boolean {
  return isInDashboard(useLocation().pathname);
}

export function isInDashboard(pathname: string): boolean {
  return pathname.startsWith('/dashboard');
}
