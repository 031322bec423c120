import { createHmac, timingSafeEqual } from 'node:crypto';
import { cookieOf } from '../../../platform/http/cookies.ts';
import type { Services } from '../../../platform/services.ts';
import { sessionCookiePrefix, sessionSeconds } from './session-settings.ts';

type Site = Pick<Services, 'config' | 'secret'>;

/** The cookie that keeps somebody signed in for as long as a session lasts without being used. */
export function sessionCookie(site: Site, token: string): string {
  const prefix = sessionCookiePrefix(site.config);
  const value = encodeURIComponent(`${token}.${signatureOf(token, site.secret).toString('base64')}`);
  const attributes = `Max-Age=${sessionSeconds}; Path=/; HttpOnly; SameSite=Lax`;
  return `${prefix}.${sessionName}=${value}; ${attributes}${prefix.startsWith('__Host-') ? '; Secure' : ''}`;
}

/** The session that a request's cookies name, if we have signed it: a made-up one costs no query. */
export function sessionTokenOf(site: Site, headers: Headers): string | undefined {
  return signedCookieOf(site, headers, sessionName);
}

/** The sign-in that a request's cookies name, where the password was right and a code is missing. */
export function challengeOf(site: Site, headers: Headers): string | undefined {
  return signedCookieOf(site, headers, 'two_factor');
}

const sessionName = 'session_token';

function signedCookieOf({ config, secret }: Site, headers: Headers, name: string): string | undefined {
  const value = cookieOf(headers, `${sessionCookiePrefix(config)}.${name}`);
  const [token, signature] = value?.split('.', 2) ?? [];
  if (!token || !signature) return undefined;
  const expected = signatureOf(token, secret);
  const given = Buffer.from(signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
}

function signatureOf(token: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(token).digest();
}
