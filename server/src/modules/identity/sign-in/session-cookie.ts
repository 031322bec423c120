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
  return `${nameWith(prefix)}=${value}; ${attributes}${prefix.startsWith('__Host-') ? '; Secure' : ''}`;
}

/** The session that a request's cookies name, if we have signed it: a made-up one costs no query. */
export function sessionTokenOf({ config, secret }: Site, headers: Headers): string | undefined {
  const value = cookieOf(headers, nameWith(sessionCookiePrefix(config)));
  const [token, signature] = value?.split('.', 2) ?? [];
  if (!token || !signature) return undefined;
  const expected = signatureOf(token, secret);
  const given = Buffer.from(signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
}

function nameWith(prefix: string): string {
  return `${prefix}.session_token`;
}

function signatureOf(token: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(token).digest();
}
