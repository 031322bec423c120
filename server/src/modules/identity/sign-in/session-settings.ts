export const sessionCookiePrefix = 'navor';

/** A session ends when it was not used for this long. */
export const sessionSeconds = 30 * 24 * 60 * 60;

/** Written by the server itself, over whatever a caller sent: the network address that a session was opened from. */
export const callerAddressHeader = 'x-navor-caller';
