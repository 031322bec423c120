import { href } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { useIsInDashboard } from '#screen/use-is-in-dashboard.ts';

type GroupsPath = '/group-tutoring' | '/dashboard/group-tutoring';

/** Where group sessions are for everybody who is signed in. */
export const ownGroupsPath = '/dashboard/group-tutoring' satisfies GroupsPath;

export const newSessionPath = href('/dashboard/group-tutoring/new');

/** Where they are for this visitor: the same screens stand inside the dashboard and outside of it. */
export function useGroupsPath(): GroupsPath {
  const isInDashboard = useIsInDashboard();
  const { user } = useAuth();
  return user || isInDashboard ? ownGroupsPath : '/group-tutoring';
}

export function sessionPath(groupsPath: GroupsPath, sessionId: string): string {
  return href(`${groupsPath}/:sessionId`, { sessionId });
}

export function ownSessionPath(sessionId: string): string {
  return sessionPath(ownGroupsPath, sessionId);
}

export function editSessionPath(sessionId: string): string {
  return href('/dashboard/group-tutoring/:sessionId/edit', { sessionId });
}

/** A file that any calendar takes. */
export function invitationPath(sessionId: string): string {
  return `/api/group-sessions/${sessionId}/invitation`;
}
