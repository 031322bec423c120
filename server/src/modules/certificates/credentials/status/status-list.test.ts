import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listLength } from './status-entry.ts';
import { buildStatusList, encodeBits } from './status-list.ts';

/** As a verifier reads it, bit for bit from the left. */
function revokedIn(encoded: string): number[] {
  expect(encoded[0]).toBe('u');
  const bits = [...gunzipSync(Buffer.from(encoded.slice(1), 'base64url'))]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');
  expect(bits).toHaveLength(listLength);
  return [...bits.matchAll(/1/g)].map(({ index }) => index);
}

it('says of exactly those that are revoked that they are', () => {
  const places = fc.uniqueArray(fc.nat(listLength - 1), { maxLength: 50 });
  fc.assert(
    fc.property(places, (revoked) => {
      expect(revokedIn(encodeBits(revoked))).toEqual(revoked.toSorted((a, b) => a - b));
    }),
    { numRuns: 30, seed: 23 },
  );
  expect(revokedIn(encodeBits([0, listLength - 1]))).toEqual([0, listLength - 1]);
});

it('is the same within an hour, so that it is signed once', () => {
  const list = (now: string) =>
    buildStatusList({ origin: 'https://navor.example', list: 1, revoked: [5], now: new Date(now) });
  expect(list('2026-05-01T10:59:59Z')).toEqual(list('2026-05-01T10:00:00Z'));
  expect(list('2026-05-01T11:00:00Z')).not.toEqual(list('2026-05-01T10:00:00Z'));
});
