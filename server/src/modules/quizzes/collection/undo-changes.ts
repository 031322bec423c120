import type { ChangedQuestion } from '@navor/contract';
import type { QuestionSource } from '@navor/questions';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { questionVersions } from '../quizzes.tables.ts';
import { undoMove } from './move-question.ts';
import { saveChanged } from './save-changed.ts';

type Undoing = { changes: ChangedQuestion[]; userId: string };
type Result = ChangedQuestion['result'];

/** Goes back to what questions were before a change of many, unless somebody has saved one of them since. */
export async function undoChanges(services: Services, { changes, userId }: Undoing): Promise<ChangedQuestion[]> {
  const results = new Map<ChangedQuestion, Result>();
  // The last that left a quiz is the first that comes back, so that each finds its place.
  for (const change of changes.toReversed()) {
    const { quiz_id: quizId, question_id: questionId, result } = change;
    if (result.kind !== 'moved') continue;
    results.set(change, await undoMove(services, { quizId, questionId, to: result, userId }));
  }
  const changed = changes.filter(({ result }) => result.kind === 'changed');
  const sources = await findSourcesBefore(services.db, changed);
  const saved = await saveChanged(services, {
    userId,
    changes: changed.map((change) => ({
      question: { quizId: change.quiz_id, questionId: change.question_id, version: versionAfter(change) },
      sourceOf: (source) => withFactsOf(sources.get(change), source),
    })),
  });
  for (const [at, change] of changed.entries()) results.set(change, saved[at] ?? { kind: 'unchanged' });
  return changes.map((change) => ({ ...change, result: results.get(change) ?? { kind: 'unchanged' } }));
}

function versionAfter({ result }: ChangedQuestion): number {
  return result.kind === 'changed' ? result.version : 0;
}

function withFactsOf(
  before: QuestionSource | undefined,
  { tags: _, ...source }: QuestionSource,
): QuestionSource | null {
  if (!before) return null;
  const { topic, points, tags } = before;
  return { ...source, topic, points, ...(tags && { tags }) } as QuestionSource;
}

async function findSourcesBefore(db: Db, changes: ChangedQuestion[]): Promise<Map<ChangedQuestion, QuestionSource>> {
  const found = new Map<ChangedQuestion, QuestionSource>();
  for (const [quizId, ofQuiz] of Map.groupBy(changes, ({ quiz_id }) => quiz_id)) {
    const ids = ofQuiz.map(({ question_id }) => question_id);
    const before = ofQuiz.flatMap(({ result }) => (result.kind === 'changed' ? [result.before] : []));
    const rows = await db
      .select({ id: questionVersions.questionId, version: questionVersions.version, source: questionVersions.source })
      .from(questionVersions)
      .where(
        and(
          eq(questionVersions.quizId, quizId),
          inArray(questionVersions.questionId, ids),
          inArray(questionVersions.version, before),
        ),
      );
    for (const change of ofQuiz) {
      const { question_id: id, result } = change;
      const row = rows.find((one) => one.id === id && result.kind === 'changed' && one.version === result.before);
      if (row) found.set(change, row.source);
    }
  }
  return found;
}
