/** Public screens that a signed-in person sees inside the dashboard instead, with the same ids and query. */
const twins = /^\/(courses|tutors|group-tutoring|quizzes|cms|search|technical-library)(\/|$)/;

export function dashboardTwin({ pathname, search }: { pathname: string; search: string }): string | undefined {
  if (pathname === '/') return '/dashboard';
  if (!twins.test(pathname)) return undefined;
  return `/dashboard${pathname.replace(/\/$/, '')}${search}`;
}
