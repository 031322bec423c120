import type { QuestionProblem } from '@navor/contract';
import type { QuestionSource } from '@navor/questions';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { type AuthoringWrite, findMade, makeOnce } from '../../authorship/index.ts';
import { questions, questionVersions } from '../quizzes.tables.ts';
import { appendQuestion, type QuestionToAppend } from './append-question.ts';
import { type Drawings, drawingsOf, hasErrors, prepareWith } from './prepare-edited.ts';
import { takeDrawings } from './take-drawings.ts';

type Copied = { kind: 'copied'; question_id: string } | { kind: 'refused'; problems: QuestionProblem[] };
type Copy = { fromQuizId: string; fromQuestionId: string; quizId: string; userId: string };
type NamedCopy = Copy & { write?: AuthoringWrite | undefined };

/**
 * Copies a question to the end of another quiz, or of its own, with the drawings that it shows. From then on the two are
 * edited apart; the copy keeps which version of which question it was.
 */
export async function copyQuestion(services: Services, copy: NamedCopy): Promise<Copied> {
  const { write } = copy;
  // The question that it was a copy of may be gone by now.
  const earlier = await findMade<string>(services.db, write);
  if (earlier) return { kind: 'copied', question_id: earlier.made };
  const prepared = await prepareCopy(services, copy);
  if (prepared.kind === 'refused') return prepared;
  const id = await services.db.transaction((tx) =>
    makeOnce(tx, { write, make: () => appendQuestion(tx, services, prepared.question) }),
  );
  return { kind: 'copied', question_id: id };
}

type PreparedCopy = { kind: 'prepared'; question: QuestionToAppend } | { kind: 'refused'; problems: QuestionProblem[] };

/**
 * What a copy will be, with nothing saved yet.
 *
 * @param drawings that the quiz is about to have
 */
export async function prepareCopy(
  services: Services,
  copy: Copy,
  drawings: Drawings = new Map(),
): Promise<PreparedCopy> {
  const { db } = services;
  const { quizId, fromQuizId, fromQuestionId, userId } = copy;
  const original = found(await currentSource(db, copy));
  const origin = { quiz: fromQuizId, question: fromQuestionId, version: original.version };
  const { source, files, added } = takeDrawings(
    { ...original.source, origin },
    { from: await drawingsOf(db, fromQuizId), to: new Map([...drawings, ...(await drawingsOf(db, quizId))]) },
  );
  const { prepared, problems } = await prepareWith(services, { quizId, id: fromQuestionId, source, files });
  if (!prepared || hasErrors(problems)) return { kind: 'refused', problems };
  return {
    kind: 'prepared',
    question: { quizId, wantedId: fromQuestionId, source, prepared, drawings: added, userId },
  };
}

/** Of a question that is in its quiz. */
async function currentSource(
  db: Db,
  { fromQuizId, fromQuestionId }: Copy,
): Promise<{ source: QuestionSource; version: number } | undefined> {
  const [row] = await db
    .select({ source: questionVersions.source, version: questionVersions.version })
    .from(questions)
    .innerJoin(questionVersions, eq(questionVersions.id, questions.currentVersionId))
    .where(and(eq(questions.quizId, fromQuizId), eq(questions.id, fromQuestionId), isNotNull(questions.position)));
  return row;
}
