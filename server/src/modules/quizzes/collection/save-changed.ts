import type { ChangedQuestion } from '@navor/contract';
import type { PreparedQuestion, QuestionSource } from '@navor/questions';
import { and, eq, isNotNull } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { waitForTurn } from '../../../platform/database/locks.ts';
import { searchableChanged } from '../../../platform/searchable.events.ts';
import type { Services } from '../../../platform/services.ts';
import { updateQuiz } from '../authoring/update-quiz.ts';
import { quizzesSearchSource } from '../catalogue/quizzes-search-source.ts';
import { saveQuestion } from '../content/save-quizzes.ts';
import { questions, questionVersions, quizTopics } from '../quizzes.tables.ts';

/** Names the version that a change is based on. */
export type BasedQuestion = { quizId: string; questionId: string; version: number };

type Result = ChangedQuestion['result'];
type Change = {
  question: BasedQuestion;
  /** What the question says then; null where it cannot be like that. */
  sourceOf: (source: QuestionSource) => QuestionSource | null;
};

/**
 * Saves what questions are about, worth or found by as new versions: nothing of that is rendered, so neither are they. All
 * questions of a quiz are saved together, since it keeps what they are worth; what became of each is told in their order.
 */
export async function saveChanged(
  services: Pick<Services, 'db' | 'events'>,
  { changes, userId }: { changes: Change[]; userId: string },
): Promise<Result[]> {
  const results = new Map<Change, Result>();
  for (const [quizId, ofQuiz] of Map.groupBy(changes, ({ question }) => question.quizId)) {
    await services.db.transaction(async (tx) => {
      await waitForTurn(tx, 'content');
      for (const change of ofQuiz) results.set(change, await saveOne(tx, change, userId));
      if (!ofQuiz.some((change) => results.get(change)?.kind === 'changed')) return;
      await updateQuiz(tx, quizId);
      await services.events.announce(tx, searchableChanged, { source: quizzesSearchSource.name, groupId: quizId });
    });
  }
  return changes.map((change) => results.get(change) ?? { kind: 'unchanged' });
}

async function saveOne(tx: Db, { question, sourceOf }: Change, userId: string): Promise<Result> {
  const { quizId, questionId: id } = question;
  const known = await findCurrent(tx, question);
  if (!known || known.version !== question.version) return { kind: 'outdated' };
  const source = sourceOf(known.source);
  if (!source || !(await isTopic(tx, source.topic))) return { kind: 'refused' };
  const prepared: PreparedQuestion = { ...known.prepared, points: source.points, topic: source.topic };
  await saveQuestion(tx, quizId, known.position, { id, source, prepared, rendererEdition: known.rendererEdition });
  const version = (await findCurrent(tx, question))?.version ?? known.version;
  if (version === known.version) return { kind: 'unchanged' };
  const details = { quiz_id: quizId, question_id: id, before: known.version, version };
  await recordAudit(tx, { actorId: userId, subjectId: null, action: 'question_saved', reason: null, details });
  return { kind: 'changed', version, before: known.version };
}

async function findCurrent(tx: Db, { quizId, questionId }: BasedQuestion) {
  const [row] = await tx
    .select({
      position: questions.position,
      version: questionVersions.version,
      source: questionVersions.source,
      prepared: questionVersions.prepared,
      rendererEdition: questionVersions.rendererEdition,
    })
    .from(questions)
    .innerJoin(questionVersions, eq(questionVersions.id, questions.currentVersionId))
    .where(and(eq(questions.quizId, quizId), eq(questions.id, questionId), isNotNull(questions.position)));
  return row && row.position !== null ? { ...row, position: row.position } : undefined;
}

async function isTopic(tx: Db, id: string): Promise<boolean> {
  return (await tx.select({ id: quizTopics.id }).from(quizTopics).where(eq(quizTopics.id, id))).length > 0;
}
