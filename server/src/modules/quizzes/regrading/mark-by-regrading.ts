import type { Translated } from '@navor/languages';
import type { PreparedQuestion, Response } from '@navor/questions';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { type Answer, isOtherWorth, type Marked, markAnswer } from '../answers/mark-answer.ts';
import { questionRegradings, questionVersions } from '../quizzes.tables.ts';
import { regradeAnswer } from './regrade-answer.ts';

/** What an open answer is to be marked by, where its question was mended since it was drawn. */
export type AskedRegrading = { id: string; versionId: string; prepared: PreparedQuestion; note: Translated };

/** What becomes of an answer that goes over to a newer version. */
export type Moved = {
  versionId: string;
  values: Record<string, number>;
  response: Response | null;
  regradeNote: Translated | null;
};

export type MarkedByRegrading = Marked & { moved: Moved | null };

/** Rarely asked for, so they are read as a whole; within a transaction by its own connection. */
export async function findAskedRegradings(
  db: Db,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, AskedRegrading>> {
  const asked = ids.filter((id) => id !== null);
  if (asked.length === 0) return new Map();
  const rows = await db
    .select({
      id: questionRegradings.id,
      versionId: questionRegradings.versionId,
      prepared: questionVersions.prepared,
      note: questionRegradings.note,
    })
    .from(questionRegradings)
    .innerJoin(questionVersions, eq(questionVersions.id, questionRegradings.versionId))
    .where(inArray(questionRegradings.id, asked));
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * What an answer is worth by the version that it was drawn from or, where a regrading was asked for, by that one's: the same
 * as if it had been settled before and regraded then. Where that version cannot grade it, its own does.
 */
export function markByRegrading(
  shown: PreparedQuestion,
  answer: Answer,
  { regrading, shuffles }: { regrading: AskedRegrading | undefined; shuffles: boolean },
): MarkedByRegrading {
  const marked = markAnswer(shown, answer, shuffles);
  const regraded = regrading && regradeAnswer(answer, { old: shown, new: regrading.prepared }, shuffles);
  if (!regraded) return { ...marked, moved: null };
  const { response, values, ...worth } = regraded;
  const regradeNote = isOtherWorth(worth.points, marked.points) ? regrading.note : null;
  return { ...worth, moved: { versionId: regrading.versionId, values, response, regradeNote } };
}
