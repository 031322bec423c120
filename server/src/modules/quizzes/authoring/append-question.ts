import { freeId } from '@navor/contract/content-ids';
import type { PreparedQuestion, QuestionSource } from '@navor/questions';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { waitForTurn } from '../../../platform/database/locks.ts';
import { AppError } from '../../../platform/errors.ts';
import { searchableChanged } from '../../../platform/searchable.events.ts';
import type { Services } from '../../../platform/services.ts';
import { quizzesSearchSource } from '../catalogue/quizzes-search-source.ts';
import { mostQuestions } from '../content/quiz-shapes.ts';
import { saveQuestion } from '../content/save-quizzes.ts';
import { questions } from '../quizzes.tables.ts';
import type { Drawings } from './prepare-edited.ts';
import { saveDrawings } from './save-drawings.ts';
import { updateQuiz } from './update-quiz.ts';

export type QuestionToAppend = {
  quizId: string;
  /** Taken with a number behind it where it is not free. */
  wantedId: string;
  source: QuestionSource;
  prepared: PreparedQuestion;
  /** That the quiz does not have yet. */
  drawings: Drawings;
  userId: string;
};

/** Puts a question at the end of a quiz, and tells its id. */
export async function appendQuestion(
  tx: Db,
  { events }: Pick<Services, 'events'>,
  { quizId, wantedId, source, prepared, drawings, userId }: QuestionToAppend,
): Promise<string> {
  await waitForTurn(tx, 'content');
  const known = await tx
    .select({ id: questions.id, position: questions.position })
    .from(questions)
    .where(eq(questions.quizId, quizId));
  const positions = known.flatMap(({ position }) => position ?? []);
  if (positions.length >= mostQuestions) throw new AppError('QUIZ_FULL');
  // Also of those that left the quiz: attempts still have them.
  const ids = new Set(known.map(({ id }) => id));
  const id = freeId(wantedId, (other) => ids.has(other));
  await saveDrawings(tx, quizId, source, drawings);
  await saveQuestion(tx, quizId, Math.max(0, ...positions) + 1, { id, source, prepared });
  await updateQuiz(tx, quizId);
  const details = { quiz_id: quizId, question_id: id, before: null, version: 1, origin: source.origin ?? null };
  await recordAudit(tx, { actorId: userId, subjectId: null, action: 'question_saved', reason: null, details });
  await events.announce(tx, searchableChanged, { source: quizzesSearchSource.name, groupId: quizId });
  return id;
}
