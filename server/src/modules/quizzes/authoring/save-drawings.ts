import type { QuestionSource } from '@navor/questions';
import type { Db } from '../../../platform/database/database.ts';
import { quizFiles } from '../quizzes.tables.ts';
import type { Drawings } from './prepare-edited.ts';

/** Brings the drawings that a question shows into its quiz; those that the quiz has already stay as they are. */
export async function saveDrawings(tx: Db, quizId: string, source: QuestionSource, drawings: Drawings): Promise<void> {
  const written = JSON.stringify(source);
  for (const [path, content] of drawings) {
    if (!written.includes(path)) continue;
    await tx
      .insert(quizFiles)
      .values({ quizId, path, content: Buffer.from(content) })
      .onConflictDoNothing();
  }
}
