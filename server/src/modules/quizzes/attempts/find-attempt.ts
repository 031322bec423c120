import type { AttemptKind, FeedbackMode } from '@navor/contract';
import type { Language, Translated } from '@navor/languages';
import type { Outcome, Response } from '@navor/questions';
import type { Pool } from 'pg';
import { joinPlace, type PlaceRow, placeColumns } from '../catalogue/quiz-place.ts';
import { resultShareSql } from './result-share.ts';

export type AttemptRow = PlaceRow & {
  id: string;
  kind: AttemptKind;
  quiz_id: string | null;
  quiz_title: Translated | null;
  number: number;
  feedback: FeedbackMode;
  passing_percent: number;
  shuffles_options: boolean;
  started_at: Date;
  deadline: Date | null;
  submitted_at: Date | null;
  is_timed_out: boolean;
  max_points: number;
  points: number | null;
  share: number | null;
  has_passed: boolean | null;
  is_first_pass: boolean | null;
  regraded_at: Date | null;
  questions: QuestionRow[];
};

/** A question of an attempt; what it says is in its version. */
export type QuestionRow = {
  position: number;
  version_id: string;
  quiz_id: string;
  question_id: string;
  topic_id: string;
  topic_title: Translated;
  max_points: number;
  seed: number;
  values: Record<string, number>;
  response: Response | null;
  revision: number;
  /** As JSON writes it. */
  saved_at: string | null;
  is_flagged: boolean;
  hints_shown: number;
  seconds_spent: number;
  language: Language | null;
  is_settled: boolean;
  outcome: Outcome | null;
  points: number | null;
  regrade_note: Translated | null;
};

export type LearnerAttempt = { attemptId: string; userId: string };

/** An attempt of somebody with all its questions, from one moment. */
export async function findAttempt(pool: Pool, { attemptId, userId }: LearnerAttempt): Promise<AttemptRow | undefined> {
  const { rows } = await pool.query<AttemptRow>({
    name: 'quizzes-attempt',
    text: attemptQuery,
    values: [attemptId, userId],
  });
  return rows[0];
}

const attemptQuery = `
  SELECT attempts.id, attempts.kind, attempts.quiz_id, quizzes.title AS quiz_title, ${placeColumns}, attempts.number,
         attempts.feedback, attempts.passing_percent, attempts.shuffles_options, attempts.started_at,
         attempts.deadline, attempts.submitted_at, attempts.is_timed_out, attempts.max_points, attempts.points,
         ${resultShareSql('attempts')} AS share, attempts.has_passed, attempts.is_first_pass, attempts.regraded_at,
         (SELECT json_agg(question ORDER BY question.position) FROM (
            SELECT answers.position, answers.version_id, answers.quiz_id, answers.question_id,
                   quiz_topics.id AS topic_id, quiz_topics.title AS topic_title,
                   answers.max_points, answers.seed, answers.values, answers.response, answers.revision,
                   answers.saved_at, answers.is_flagged, answers.hints_shown, answers.seconds_spent, answers.language,
                   answers.settled_at IS NOT NULL AS is_settled, answers.outcome, answers.points, answers.regrade_note
            FROM attempt_questions AS answers
            JOIN question_versions AS versions ON versions.id = answers.version_id
            JOIN quiz_topics ON quiz_topics.id = versions.topic_id
            WHERE answers.attempt_id = attempts.id
          ) AS question) AS questions
  FROM quiz_attempts AS attempts
  LEFT JOIN quizzes ON quizzes.id = attempts.quiz_id
  ${joinPlace}
  WHERE attempts.id = $1 AND attempts.user_id = $2`;
