import type { Db } from '../../../platform/database/database.ts';
import type { Drawings } from '../../quizzes/index.ts';
import { findDraft } from '../drafts/find-draft.ts';

/** Drawings that were uploaded to a quiz and are not published yet, by their path in its folder. */
export async function findDraftedDrawings(db: Db, quizId: string): Promise<Drawings> {
  const draft = await findDraft(db, { kind: 'quiz', id: quizId });
  return new Map(
    draft.flatMap(({ path, file }): [string, Uint8Array][] =>
      path.startsWith('figures/') && file && 'bytes' in file ? [[path, file.bytes]] : [],
    ),
  );
}
