import type { Services } from '../../../../platform/services.ts';
import { createVersionCache } from '../../../../platform/version-cache.ts';
import { loadSigningKey } from '../keys/signing-key.ts';
import { signDocument } from '../signing/sign-document.ts';
import { findRevoked, findStatusVersion } from './find-revoked.ts';
import { buildStatusList, startOfHour } from './status-list.ts';

/** Enough for two million certificates. */
const keptLists = 16;

/** Status lists, signed; each is signed once an hour, and whenever something in it was revoked. Anybody may ask for them. */
export function createStatusLists(services: Pick<Services, 'config' | 'db' | 'threads'>, origin: string) {
  const cached = createVersionCache<object>(keptLists);
  return async (list: number, now: Date): Promise<Record<string, unknown> | undefined> => {
    const revocations = await findStatusVersion(services.db, list);
    if (revocations === undefined) return undefined;
    const key = await loadSigningKey(services, now);
    const version = `${key.id} ${startOfHour(now).toISOString()} ${revocations}`;
    // Read after the version: what is revoked in between is in the list, and has it signed once more.
    const read = async () => {
      const revoked = await findRevoked(services.db, list);
      return signDocument(services.threads, buildStatusList({ origin, list, revoked, now }), { key, origin, now });
    };
    return (await cached(String(list), version, read)) as Record<string, unknown> | undefined;
  };
}
