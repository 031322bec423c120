import type { KeyObject } from 'node:crypto';
import { desc, isNull } from 'drizzle-orm';
import { ConfigError } from '../../../../platform/config.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { waitForTurn } from '../../../../platform/database/locks.ts';
import type { Services } from '../../../../platform/services.ts';
import { credentialKeys } from '../../certificates.tables.ts';
import { createKeyFile, readKeyFile, removeKeyFile } from './key-files.ts';

export type SigningKey = { id: string; privateKey: KeyObject };
export type KeyServices = Pick<Services, 'config' | 'db'>;

/**
 * The key that signs now, made when there is none. It is asked for in the database each time, so that all processes sign by
 * a new key from the moment when it is there.
 */
export async function loadSigningKey({ config: { dataDir }, db }: KeyServices, now: Date): Promise<SigningKey> {
  const current = await findSigningKey(db, dataDir);
  if (current) return current;
  return db.transaction(async (tx) => {
    await waitForTurn(tx, 'credentialKeys');
    return (await findSigningKey(tx, dataDir)) ?? (await makeSigningKey(tx, dataDir, now));
  });
}

/** Nothing when one has to be made; one that should sign and cannot be read is an error, since its file may come back. */
export async function findSigningKey(db: Db, dataDir: string): Promise<SigningKey | undefined> {
  const current = await findCurrentKey(db, dataDir);
  if (current.kind !== 'unreadable') return current.kind === 'found' ? current.key : undefined;
  throw new ConfigError(
    `DATA_DIR: ${current.path} is damaged or may not be read: put it back from a backup, or have an administrator replace the key`,
  );
}

type CurrentKey =
  | { kind: 'found'; key: SigningKey }
  | { kind: 'unreadable'; id: string; path: string }
  | { kind: 'none' };

/** The newest that is not retired and whose file is here: one whose file was lost still verifies, but signs no more. */
export async function findCurrentKey(db: Db, dataDir: string): Promise<CurrentKey> {
  const unretired = await db
    .select({ id: credentialKeys.id })
    .from(credentialKeys)
    .where(isNull(credentialKeys.retiredAt))
    .orderBy(desc(credentialKeys.createdAt), desc(credentialKeys.id));
  for (const { id } of unretired) {
    const file = await readKeyFile(dataDir, id);
    if (file.kind === 'read') return { kind: 'found', key: { id, privateKey: file.privateKey } };
    if (file.kind === 'unreadable') return { kind: 'unreadable', id, path: file.path };
  }
  return { kind: 'none' };
}

/** Whoever calls this has the turn at `credentialKeys`. The file comes first: a key without one must not be published. */
export async function makeSigningKey(tx: Db, dataDir: string, now: Date): Promise<SigningKey> {
  const { id, publicKey, privateKey } = await createKeyFile(dataDir);
  try {
    await tx.insert(credentialKeys).values({ id, publicKey, createdAt: now });
  } catch (error) {
    await removeKeyFile(dataDir, id);
    throw error;
  }
  return { id, privateKey };
}
