import { desc } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/database.ts';
import { credentialKeys } from '../../certificates.tables.ts';

export type PublicKey = typeof credentialKeys.$inferSelect;

/** All that ever signed, newest first: the retired ones too, by which earlier credentials are verified. */
export function listKeys(db: Db): Promise<PublicKey[]> {
  return db.select().from(credentialKeys).orderBy(desc(credentialKeys.createdAt), desc(credentialKeys.id));
}
