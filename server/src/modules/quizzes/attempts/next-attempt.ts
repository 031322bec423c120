import type { NextAttempt, QuizStanding, Tier } from '@navor/contract';
import type { SignedIn } from '../../../platform/access.ts';
import type { Services } from '../../../platform/services.ts';
import { mayEdit } from '../../authorship/index.ts';
import { isOpenedSql } from '../catalogue/find-quiz.ts';
import { joinCard } from '../catalogue/quiz-cards.ts';
import { refusalToStart } from '../quizzes.policy.ts';
import { type Caller, limitedDay, startedOn } from './daily-limit.ts';

type NextAttemptQuery = Caller & { viewer: SignedIn; quizId: string };

/** What somebody can do after an attempt at a quiz; a start would be answered in the same way. */
export async function nextAttempt(
  { db, pool }: Pick<Services, 'db' | 'pool'>,
  query: NextAttemptQuery,
): Promise<NextAttempt> {
  const { viewer, quizId, now } = query;
  const limited = limitedDay(query);
  const isEditable = await mayEdit(db, viewer, { kind: 'quiz', id: quizId });
  const { rows } = await pool.query<NextRow>({
    name: 'quizzes-next-attempt',
    text: nextQuery,
    values: [viewer.user.id, limited?.day ?? null, now, quizId, isEditable],
  });
  const [quiz] = rows;
  if (!quiz) return { kind: 'withdrawn' };
  const { attempt_count: attemptCount, open_attempt_id } = quiz.standing;
  if (open_attempt_id) return { kind: 'open', attempt_id: open_attempt_id };
  const today = limited && { limit: limited.limit, started: quiz.started ?? 0, resetsAt: limited.end };
  return refusalToStart(viewer, quiz, { attemptCount, today }) ?? { kind: 'possible' };
}

type NextRow = {
  course_access: Tier | null;
  attempt_limit: number | null;
  standing: QuizStanding;
  started: number | null;
};

const nextQuery = `
  SELECT place_course.access AS course_access, quizzes.attempt_limit, standing.standing,
         CASE WHEN $2::date IS NOT NULL AND quizzes.course_id IS NULL THEN (${startedOn}) END AS started
  FROM quizzes
  ${joinCard({ reader: '$1', now: '$3' })}
  LEFT JOIN courses AS place_course ON place_course.id = quizzes.course_id
  WHERE quizzes.id = $4 AND ${isOpenedSql('$5')}`;
