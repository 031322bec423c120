import { eq, isNull } from 'drizzle-orm';
import { recordAudit } from '../../../../platform/audit.ts';
import { waitForTurn } from '../../../../platform/database/locks.ts';
import { found } from '../../../../platform/errors.ts';
import { credentialKeys } from '../../certificates.tables.ts';
import { findSigningKey, type KeyServices, makeSigningKey } from './signing-key.ts';

type Rotation = {
  actorId: string;
  /** The key that the administrator saw in use. */
  current: string;
  reason: string;
};

/**
 * Retires the key in use and makes another one; answers with the id of the one that signs. What was signed before stays
 * verifiable, since retired keys stay published. A key that is retired already was rotated by an earlier request like this.
 */
export async function rotateKey({ config, db }: KeyServices, rotation: Rotation, now: Date): Promise<string> {
  const { actorId, current, reason } = rotation;
  const { dataDir } = config;
  return db.transaction(async (tx) => {
    await waitForTurn(tx, 'credentialKeys');
    const [row] = await tx.select().from(credentialKeys).where(eq(credentialKeys.id, current));
    if (found(row).retiredAt) {
      return (await findSigningKey(tx, dataDir))?.id ?? (await makeSigningKey(tx, dataDir, now)).id;
    }
    // Those whose files were lost are retired with it: from now on there is one that signs.
    await tx.update(credentialKeys).set({ retiredAt: now }).where(isNull(credentialKeys.retiredAt));
    const { id } = await makeSigningKey(tx, dataDir, now);
    const details = { retired: current, in_use: id };
    await recordAudit(tx, { actorId, subjectId: null, action: 'credential_key_rotated', reason, details });
    return id;
  });
}
