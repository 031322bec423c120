import { freeId } from '@navor/contract/content-ids';
import type { Db } from '../../../platform/database/database.ts';
import { claimDocument } from '../../authorship/index.ts';
import { quizzes } from '../quizzes.tables.ts';

/** Claims the wanted id for a quiz that is being made, or one like it where that is not free, and tells which. */
export async function claimQuizId(tx: Db, wanted: string, ownerId: string | null): Promise<string> {
  const taken = await takenQuizIds(tx);
  for (;;) {
    const id = freeId(wanted, (other) => taken.has(other));
    if (await claimDocument(tx, { kind: 'quiz', id }, ownerId)) return id;
    // Of a quiz that somebody has begun to write, and that nobody can take yet; or it can be no quiz's.
    taken.add(id);
  }
}

export async function takenQuizIds(db: Db): Promise<Set<string>> {
  const rows = await db.select({ id: quizzes.id }).from(quizzes);
  return new Set(rows.map(({ id }) => id));
}
