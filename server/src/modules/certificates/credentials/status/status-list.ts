import { gzipSync } from 'node:zlib';
import { credentialContexts, statusListUrl } from '../addresses.ts';
import { issuerOf } from '../issuer-profile.ts';
import { listLength } from './status-entry.ts';

/** How long a verifier may go by what it has read. */
export const statusSeconds = 300;
const hour = 3_600_000;

type StatusList = {
  origin: string;
  list: number;
  /** Places in this list, from 0 on. */
  revoked: readonly number[];
  now: Date;
};

/** Which credentials of a list are revoked, not signed yet. It is the same for a whole hour, as long as nothing changes. */
export function buildStatusList({ origin, list, revoked, now }: StatusList) {
  const id = statusListUrl(origin, list);
  const from = startOfHour(now);
  return {
    '@context': [credentialContexts[0]],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: issuerOf(origin).id,
    validFrom: from.toISOString(),
    validUntil: new Date(from.getTime() + 24 * hour).toISOString(),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      ttl: statusSeconds * 1000,
      encodedList: encodeBits(revoked),
    },
  };
}

export function startOfHour(now: Date): Date {
  return new Date(Math.floor(now.getTime() / hour) * hour);
}

/** The first place is the leftmost bit, as the W3C counts; the `u` says that base64url follows. */
export function encodeBits(places: readonly number[]): string {
  const bits = new Uint8Array(listLength / 8);
  for (const place of places) bits[place >> 3] = (bits[place >> 3] ?? 0) | (0x80 >> (place & 7));
  return `u${gzipSync(bits).toString('base64url')}`;
}
