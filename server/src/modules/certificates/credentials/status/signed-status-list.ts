import { createHash } from 'node:crypto';
import type { Services } from '../../../../platform/services.ts';
import { createVersionCache } from '../../../../platform/version-cache.ts';
import { loadSigningKey } from '../keys/signing-key.ts';
import { signDocument } from '../signing/sign-document.ts';
import { findRevoked } from './find-revoked.ts';
import { buildStatusList, startOfHour } from './status-list.ts';

/** Enough for two million certificates. */
const keptLists = 16;

/** Status lists, signed; each is signed once an hour, and whenever something in it was revoked. Anybody may ask for them. */
export function createStatusLists(services: Pick<Services, 'config' | 'db' | 'threads'>, origin: string) {
  const cached = createVersionCache<object>(keptLists);
  return async (list: number, now: Date): Promise<Record<string, unknown> | undefined> => {
    const revoked = await findRevoked(services.db, list);
    if (!revoked) return undefined;
    const key = await loadSigningKey(services, now);
    const digest = createHash('sha256').update(revoked.join()).digest('base64');
    const version = `${key.id} ${startOfHour(now).toISOString()} ${digest}`;
    const read = () =>
      signDocument(services.threads, buildStatusList({ origin, list, revoked, now }), { key, origin, now });
    return (await cached(String(list), version, read)) as Record<string, unknown> | undefined;
  };
}
