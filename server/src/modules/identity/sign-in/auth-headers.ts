import type { ApiContext } from '../../../platform/api.ts';
import { callerAddressHeader } from './session-settings.ts';

/** The request's headers as the sign-in library gets them: with the caller's address as we have established it. */
export function authHeaders({ headers, address }: Pick<ApiContext, 'headers' | 'address'>): Headers {
  const ours = new Headers(headers);
  ours.set(callerAddressHeader, address);
  return ours;
}

/** Cookies that the library set go out with our answer. */
export function forwardCookies(from: Headers, { responseHeaders }: Pick<ApiContext, 'responseHeaders'>): void {
  for (const cookie of from.getSetCookie()) responseHeaders.append('set-cookie', cookie);
}
