import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Profile, Tier, User } from '@navor/contract';
import { anonymous, type Viewer } from '../../../platform/access.ts';
import type { Services } from '../../../platform/services.ts';
import { sessionCookiePrefix, sessionSeconds } from './session-settings.ts';

/** A viewer, and the cookie that keeps them signed in for longer when it is time to send it again. */
export type FoundViewer = { viewer: Viewer; renewedCookie?: string };

/**
 * Who a request's cookies belong to. Every page asks this, so it is one named statement instead of the library's
 * several; the cookie's signature is checked first, so that a made-up one costs no query.
 */
export async function findViewer(services: Services, headers: Headers): Promise<FoundViewer> {
  const name = sessionCookieName(services.config);
  const value = cookieValue(headers.get('cookie'), name);
  const token = value && signedToken(value, services.secret);
  if (!token) return { viewer: anonymous };
  const { rows } = await services.pool.query<SessionRow>({
    name: 'identity-viewer',
    text: viewerQuery,
    values: [token],
  });
  const row = rows[0];
  if (!row) return { viewer: anonymous };
  const { session_id: sessionId, user, profile, tier } = row;
  const viewer: Viewer = {
    kind: 'signed-in',
    sessionId,
    user: { ...user, created_at: new Date(user.created_at) },
    profile: profile && { ...profile, updated_at: new Date(profile.updated_at) },
    tier,
  };
  if (!row.is_due_for_renewal) return { viewer };
  await renewSession(services, sessionId);
  return { viewer, renewedCookie: `${name}=${value}; ${cookieAttributes(name)}` };
}

type SessionRow = {
  session_id: string;
  is_due_for_renewal: boolean;
  user: Omit<User, 'created_at'> & { created_at: string };
  profile: (Omit<Profile, 'updated_at'> & { updated_at: string }) | null;
  tier: Tier;
};

const viewerQuery = `
  SELECT sessions.id AS session_id,
         sessions.updated_at < now() - interval '1 hour' AS is_due_for_renewal,
         json_build_object('id', users.id, 'email', users.email, 'full_name', users.name,
                           'created_at', users.created_at, 'roles', users.roles) AS "user",
         CASE WHEN profiles.id IS NULL THEN NULL ELSE to_json(profiles) END AS profile,
         coalesce((SELECT subscriptions.tier FROM subscriptions
                   WHERE subscriptions.user_id = users.id AND subscriptions.status <> 'ended'
                     AND (subscriptions.access_until IS NULL OR subscriptions.access_until > now())
                   ORDER BY subscriptions.tier = 'premium' DESC LIMIT 1), 'free') AS tier
  FROM sessions
  JOIN users ON users.id = sessions.user_id
  LEFT JOIN profiles ON profiles.id = users.id
  WHERE sessions.token = $1 AND sessions.expires_at > now() AND users.deletion_due_at IS NULL`;

/** Once an hour at most, so that reading pages does not turn into writing. */
async function renewSession({ pool }: Services, id: string): Promise<void> {
  await pool.query({
    name: 'identity-renew-session',
    text: `UPDATE sessions SET updated_at = now(), expires_at = now() + make_interval(secs => $2) WHERE id = $1`,
    values: [id, sessionSeconds],
  });
}

function cookieAttributes(name: string): string {
  const isSecure = name.startsWith('__Secure-');
  return `Max-Age=${sessionSeconds}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** Under https only the name that a browser accepts from https alone: no other site of the domain can plant it. */
function sessionCookieName({ publicUrl }: Services['config']): string {
  return `${publicUrl?.startsWith('https:') ? '__Secure-' : ''}${sessionCookiePrefix}.session_token`;
}

function cookieValue(header: string | null, name: string): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

function signedToken(cookie: string, secret: string): string | undefined {
  const [token, signature] = decoded(cookie).split('.', 2);
  if (!token || !signature) return undefined;
  const expected = createHmac('sha256', secret).update(token).digest();
  const given = Buffer.from(signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
