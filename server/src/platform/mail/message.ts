import type { CalendarMethod } from '@navor/contract';
import { withoutAddressSecrets } from '../address-secret.ts';

/** An event for the reader's calendar, as a file of RFC 5545. */
export type CalendarPart = {
  /** The same that the file says, by which mail programs know what to do with it. */
  method: CalendarMethod;
  content: string;
};

export type Message = {
  /** One message a cause: a second one with the same cause is not sent. */
  cause: string;
  to: string;
  /** The account it is about, whose data it is; none for somebody without one. */
  ownerId?: string | undefined;
  /** It stays here until `release` lets it go, because its recipient has not shown yet that the address is theirs. */
  isHeld?: boolean;
  subject: string;
  html: string;
  text: string;
  calendar?: CalendarPart | undefined;
};

/** A message as others than its reader may see it: without the secret part of its links. */
export function withoutSecrets(text: string): string {
  return withoutAddressSecrets(text).replace(/([?&](?:token|verify)=)[^\s"&<]+/g, '$1…');
}
