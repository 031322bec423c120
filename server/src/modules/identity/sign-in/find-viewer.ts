import { grantablePlans, type Profile, type User } from '@navor/contract';
import { anonymous, type Viewer } from '../../../platform/access.ts';
import { isStorageFull } from '../../../platform/outage.ts';
import type { Services } from '../../../platform/services.ts';
import { type CurrentPlan, currentPlanOf } from './current-plan-sql.ts';
import { sessionCookie, sessionTokenOf } from './session-cookie.ts';
import { longestSessionSeconds, sessionSeconds } from './session-settings.ts';

/** A viewer, and the cookie that keeps them signed in for longer when it is time to send it again. */
export type FoundViewer = { viewer: Viewer; renewedCookie?: string };

/**
 * Who a request's cookies belong to. Every page asks this, so it is one named statement instead of the library's
 * several.
 */
export async function findViewer(services: Services, headers: Headers): Promise<FoundViewer> {
  const token = sessionTokenOf(services, headers);
  if (!token) return { viewer: anonymous };
  const { rows } = await services.pool.query<SessionRow>({
    name: 'identity-viewer',
    text: viewerQuery,
    values: [token],
  });
  const row = rows[0];
  if (!row) return { viewer: anonymous };
  const { session_id: sessionId, user, profile, plan } = row;
  const viewer: Viewer = {
    kind: 'signed-in',
    sessionId,
    user: { ...user, created_at: new Date(user.created_at) },
    profile: profile && { ...profile, updated_at: new Date(profile.updated_at) },
    tier: plan?.tier ?? 'free',
    offer: plan && grantablePlans[plan.id].offer,
  };
  if (!row.is_due_for_renewal) return { viewer };
  if (!(await renewSession(services, sessionId))) return { viewer };
  return { viewer, renewedCookie: sessionCookie(services, token) };
}

type SessionRow = {
  session_id: string;
  is_due_for_renewal: boolean;
  user: Omit<User, 'created_at'> & { created_at: string };
  profile: (Omit<Profile, 'updated_at'> & { updated_at: string }) | null;
  plan: CurrentPlan | null;
};

const viewerQuery = `
  SELECT sessions.id AS session_id,
         sessions.updated_at < now() - interval '1 hour' AS is_due_for_renewal,
         json_build_object('id', users.id, 'email', users.email, 'email_verified', users.email_verified, 'full_name', users.name,
                           'created_at', users.created_at, 'roles', users.roles) AS "user",
         CASE WHEN profiles.id IS NULL THEN NULL ELSE to_json(profiles) END AS profile,
         ${currentPlanOf('users')} AS plan
  FROM sessions
  JOIN users ON users.id = sessions.user_id
  LEFT JOIN profiles ON profiles.id = users.id
  WHERE sessions.token = $1 AND sessions.expires_at > now() AND users.deletion_due_at IS NULL`;

/** Once an hour at most, so that reading pages does not turn into writing. A disk that is full is no reason not to read. */
async function renewSession({ pool }: Services, id: string): Promise<boolean> {
  try {
    await pool.query({
      name: 'identity-renew-session',
      text: `UPDATE sessions
             SET updated_at = now(),
                 expires_at = least(now() + make_interval(secs => $2), created_at + make_interval(secs => $3))
             WHERE id = $1`,
      values: [id, sessionSeconds, longestSessionSeconds],
    });
    return true;
  } catch (error) {
    if (isStorageFull(error)) return false;
    throw error;
  }
}
