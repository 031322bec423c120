import type { Config } from '../../../platform/config.ts';

/** A session ends when it was not used for this long… */
export const sessionSeconds = 30 * 24 * 60 * 60;
/** …and however much it is used, when it is this old: a cookie that was stolen does not open the door for good. */
export const longestSessionSeconds = 90 * 24 * 60 * 60;

/** Written by the server itself, over whatever a caller sent: the network address that a session was opened from. */
export const callerAddressHeader = 'x-navor-caller';

export function isServedSecurely({ publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  return publicUrl?.startsWith('https:') ?? false;
}

/** Under https a name that browsers accept from this very host alone: no other site of the domain can plant the cookie. */
export function sessionCookiePrefix(config: Pick<Config, 'publicUrl'>): string {
  return `${isServedSecurely(config) ? '__Host-' : ''}navor`;
}
