import type { ChangedQuestion } from '@navor/contract';
import { and, eq, isNotNull } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { waitForTurn } from '../../../platform/database/locks.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { appendQuestion } from '../authoring/append-question.ts';
import { prepareCopy } from '../authoring/copy-question.ts';
import { questionPathOf } from '../content/quiz-files.ts';
import { questions, questionVersions, quizzes } from '../quizzes.tables.ts';
import { putIntoQuiz, takeOutOfQuiz } from './place-question.ts';
import type { BasedQuestion } from './save-changed.ts';

type Moving = { question: BasedQuestion; quizId: string; userId: string };
type Result = ChangedQuestion['result'];

/**
 * Moves a question to the end of another quiz: a copy there, and here it leaves its quiz. Attempts keep what they were asked,
 * and undoing brings it back as it was.
 */
export async function moveQuestion(services: Services, { question, quizId, userId }: Moving): Promise<Result> {
  const { quizId: fromQuizId, questionId: fromQuestionId } = question;
  if (fromQuizId === quizId) return { kind: 'unchanged' };
  // Most that cannot be moved are known before the work of rendering.
  const before = refusalOf(await findStanding(services.db, question), question.version);
  if (before) return before;
  const copy = await prepareCopy(services, { fromQuizId, fromQuestionId, quizId, userId });
  if (copy.kind === 'refused') return { kind: 'refused' };
  const moving = services.db.transaction(async (tx): Promise<Result> => {
    await waitForTurn(tx, 'content');
    const standing = await findStanding(tx, question);
    const refusal = refusalOf(standing, question.version);
    if (refusal) return refusal;
    if (await isDrafted(tx, services, question)) return { kind: 'drafted' };
    const id = await appendQuestion(tx, services, copy.question);
    await takeOutOfQuiz(tx, services, { quizId: fromQuizId, questionId: fromQuestionId });
    const details = { quiz_id: fromQuizId, question_id: fromQuestionId, to_quiz_id: quizId };
    await recordAudit(tx, { actorId: userId, subjectId: null, action: 'question_moved', reason: null, details });
    return { kind: 'moved', quiz_id: quizId, question_id: id, number: standing?.number ?? 1 };
  });
  return moving.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'QUIZ_FULL') return { kind: 'refused' };
    throw error;
  });
}

type Moved = { quizId: string; questionId: string; to: Extract<Result, { kind: 'moved' }>; userId: string };

/** Back to where it was, unless somebody has worked on either of the two since. */
export function undoMove(services: Services, { quizId, questionId, to, userId }: Moved): Promise<Result> {
  const { quiz_id: toQuizId, question_id: copyId, number } = to;
  return services.db.transaction(async (tx): Promise<Result> => {
    await waitForTurn(tx, 'content');
    const copy = await findStanding(tx, { quizId: toQuizId, questionId: copyId });
    const { origin } = copy?.source ?? {};
    const isItsCopy = copy?.version === 1 && origin?.quiz === quizId && origin.question === questionId;
    if (!isItsCopy) return { kind: 'outdated' };
    if (copy.isLast) return { kind: 'refused' };
    if (await isDrafted(tx, services, { quizId: toQuizId, questionId: copyId })) return { kind: 'drafted' };
    if (!(await putIntoQuiz(tx, services, { quizId, questionId, number }))) return { kind: 'outdated' };
    await takeOutOfQuiz(tx, services, { quizId: toQuizId, questionId: copyId });
    const details = { quiz_id: toQuizId, question_id: copyId, to_quiz_id: quizId };
    await recordAudit(tx, { actorId: userId, subjectId: null, action: 'question_moved', reason: null, details });
    return { kind: 'moved', quiz_id: quizId, question_id: questionId, number };
  });
}

type Standing = NonNullable<Awaited<ReturnType<typeof findStanding>>>;

function refusalOf(standing: Standing | undefined, version: number): Result | null {
  if (standing?.version !== version) return { kind: 'outdated' };
  return standing.isLast ? { kind: 'refused' } : null;
}

function isDrafted(
  db: Db,
  { documents }: Services,
  { quizId, questionId }: Pick<BasedQuestion, 'quizId' | 'questionId'>,
) {
  return documents.isFileDrafted(db, { kind: 'quiz', id: quizId }, questionPathOf(questionId));
}

/** A question that is in its quiz. A quiz that can be taken has at least one. */
async function findStanding(db: Db, { quizId, questionId }: Pick<BasedQuestion, 'quizId' | 'questionId'>) {
  const [row] = await db
    .select({
      number: questions.position,
      version: questionVersions.version,
      source: questionVersions.source,
      status: quizzes.status,
      count: quizzes.questionCount,
    })
    .from(questions)
    .innerJoin(quizzes, eq(quizzes.id, questions.quizId))
    .innerJoin(questionVersions, eq(questionVersions.id, questions.currentVersionId))
    .where(and(eq(questions.quizId, quizId), eq(questions.id, questionId), isNotNull(questions.position)));
  return row && { ...row, isLast: row.status === 'published' && row.count <= 1 };
}
