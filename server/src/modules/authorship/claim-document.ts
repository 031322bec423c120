import type { ContentDocument } from '@navor/contract';
import type { Db } from '../../platform/database/database.ts';
import { contentOwners } from './authorship.tables.ts';

/** In the place of an id they mean something else: addresses of screens and of the API. */
const reservedIds = ['new', 'import'];

/** Whether no document can be called so. */
export function isReserved({ id }: ContentDocument): boolean {
  return reservedIds.includes(id);
}

/**
 * Makes somebody the owner of a document that is being made; null is the house. False if it has an owner already, or can have
 * none: of two who make one under the same id at once, the second waits for the first and is told so.
 */
export async function claimDocument(tx: Db, document: ContentDocument, ownerId: string | null): Promise<boolean> {
  if (isReserved(document)) return false;
  const { kind, id } = document;
  const claimed = await tx
    .insert(contentOwners)
    .values({ kind, id, ownerId })
    .onConflictDoNothing()
    .returning({ id: contentOwners.id });
  return claimed.length > 0;
}
