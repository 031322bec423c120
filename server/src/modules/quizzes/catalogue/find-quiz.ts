import type { AttemptSummary, FeedbackMode, Tier } from '@navor/contract';
import type { Translated } from '@navor/languages';
import type { Pool } from 'pg';
import type { SignedIn } from '../../../platform/access.ts';
import type { Services } from '../../../platform/services.ts';
import { mayEdit } from '../../authorship/index.ts';
import { isContentId } from '../../courses/index.ts';
import { resultShareSql } from '../attempts/result-share.ts';
import { type CardRow, cardColumns, joinCard } from './quiz-cards.ts';
import { joinPlace, type PlaceRow, placeColumns } from './quiz-place.ts';

export type QuizRow = CardRow &
  PlaceRow & {
    /** Of its course; null for a standalone quiz. */
    course_access: Tier | null;
    feedback: FeedbackMode;
    shuffles_questions: boolean;
    shuffles_options: boolean;
    topics: { id: string; title: Translated; question_count: number }[];
    /** An attempt of the reader whose time is up, and which nobody has handed in yet. */
    overdue_attempt_id: string | null;
    first_question_id: string | null;
    /** Whether it is the reader's to change. */
    is_editable: boolean;
  };

type QuizQuery = { quizId: string; viewer: SignedIn; now: Date };

/** A quiz that somebody may know of: published as its course is, or one that they may edit. */
export async function findQuiz(
  { db, pool }: Pick<Services, 'db' | 'pool'>,
  { quizId, viewer, now }: QuizQuery,
): Promise<QuizRow | undefined> {
  if (!isContentId(quizId)) return undefined;
  const isEditable = await mayEdit(db, viewer, { kind: 'quiz', id: quizId });
  const { rows } = await pool.query<QuizRow>({
    name: 'quizzes-quiz',
    text: quizQuery,
    values: [quizId, viewer.user.id, now, isEditable],
  });
  return rows[0];
}

/** The newest attempts of somebody at a quiz. */
export async function findAttempts(
  pool: Pool,
  { quizId, userId }: { quizId: string; userId: string },
): Promise<AttemptSummary[]> {
  const { rows } = await pool.query<AttemptSummary>({
    name: 'quizzes-attempts',
    text: attemptsQuery,
    values: [userId, quizId],
  });
  return rows;
}

/** A condition on `quizzes`, as joined to its `place_course`; `editable` is the parameter that tells whether the reader may edit it. */
export function isOpenedSql(editable: `$${number}`): string {
  return `(${editable} OR (quizzes.status = 'published'
           AND (quizzes.course_id IS NULL OR place_course.status = 'published')))`;
}

const quizQuery = `
  SELECT ${cardColumns}, ${placeColumns}, place_course.access AS course_access, quizzes.feedback,
         quizzes.shuffles_questions, quizzes.shuffles_options, $4::boolean AS is_editable,
         coalesce((
           SELECT json_agg(json_build_object('id', topic.id, 'title', topic.title, 'question_count', topic.question_count)
                           ORDER BY topic.first_position)
           FROM (
             SELECT quiz_topics.id, quiz_topics.title, count(*) AS question_count,
                    min(questions.position) AS first_position
             FROM questions
             JOIN question_versions ON question_versions.id = questions.current_version_id
             JOIN quiz_topics ON quiz_topics.id = question_versions.topic_id
             WHERE questions.quiz_id = quizzes.id AND questions.position IS NOT NULL
             GROUP BY quiz_topics.id
           ) AS topic
         ), '[]') AS topics,
         (SELECT id FROM quiz_attempts
          WHERE user_id = $2 AND quiz_id = quizzes.id AND kind = 'quiz' AND submitted_at IS NULL AND deadline <= $3
         ) AS overdue_attempt_id,
         (SELECT id FROM questions WHERE quiz_id = quizzes.id AND position IS NOT NULL ORDER BY position, id LIMIT 1
         ) AS first_question_id
  FROM quizzes
  ${joinCard({ reader: '$2', now: '$3' })}
  ${joinPlace}
  WHERE quizzes.id = $1 AND ${isOpenedSql('$4')}`;

const attemptsQuery = `
  SELECT id, number, started_at, deadline, submitted_at, is_timed_out, points, max_points,
         ${resultShareSql('quiz_attempts')} AS share, has_passed,
         regraded_at IS NOT NULL AS is_regraded
  FROM quiz_attempts
  WHERE user_id = $1 AND quiz_id = $2
  ORDER BY number DESC
  LIMIT 50`;
