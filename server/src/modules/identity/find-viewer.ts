import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Role } from '@navor/contract';
import { anonymous, type Viewer } from '../../platform/access.ts';
import type { Services } from '../../platform/services.ts';
import { sessionCookiePrefix } from './authentication.ts';

/**
 * Who a request's cookies belong to. Every page asks this, so it is one named statement instead of the library's
 * several; the cookie's signature is checked first, so that a made-up one costs no query.
 */
export async function findViewer({ pool, secret }: Services, headers: Headers): Promise<Viewer> {
  const token = sessionToken(headers.get('cookie'), secret);
  if (!token) return anonymous;
  const { rows } = await pool.query<SessionRow>({ name: 'identity-viewer', text: viewerQuery, values: [token] });
  const row = rows[0];
  if (!row) return anonymous;
  return {
    kind: 'signed-in',
    user: { id: row.id, email: row.email, full_name: row.name, created_at: row.created_at, roles: row.roles },
    profile: row.profile_updated_at && {
      id: row.id,
      full_name: row.full_name,
      avatar_url: row.avatar_url,
      updated_at: row.profile_updated_at,
    },
    // Nobody has a paid plan until plans can be bought.
    subscribed: false,
  };
}

type SessionRow = {
  id: string;
  email: string;
  name: string;
  created_at: Date;
  roles: Role[];
  full_name: string | null;
  avatar_url: string | null;
  profile_updated_at: Date | null;
};

const viewerQuery = `
  SELECT users.id, users.email, users.name, users.created_at, users.roles,
         profiles.full_name, profiles.avatar_url, profiles.updated_at AS profile_updated_at
  FROM sessions
  JOIN users ON users.id = sessions.user_id
  LEFT JOIN profiles ON profiles.id = users.id
  WHERE sessions.token = $1 AND sessions.expires_at > now()`;

const sessionCookie = new RegExp(`(?:^|;\\s*)(?:__Secure-)?${sessionCookiePrefix}\\.session_token=([^;]+)`);

function sessionToken(cookies: string | null, secret: string): string | undefined {
  const cookie = cookies && sessionCookie.exec(cookies)?.[1];
  if (!cookie) return undefined;
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
