import { defaultLanguage, type Translated } from '@navor/languages';
import type { Drawing, PreparedQuestion } from '@navor/questions';
import { bodiesOf, type Secret, type SecretItem, secretsOf } from '@navor/questions/scoring';
import type { Pool } from 'pg';
import { plainWords } from '../analytics/plain-excerpt.ts';
import { drawingOf } from '../answers/mark-answer.ts';
import { isOpenSql } from '../attempts/attempt-states.ts';
import { cachedQuestionVersions, versionIn } from '../questions/question-version-cache.ts';

/** A question that somebody is being asked right now, with what is right in it: for whoever keeps that back, and for nobody else. */
export type OpenQuestion = {
  attemptId: string;
  position: number;
  /** Null in a review. */
  quizTitle: Translated | null;
  topicTitle: Translated;
  /** What it says as plain words, in every language that it exists in. */
  bodies: string[];
  /** Texts of items are plain words as well. */
  secrets: Secret[];
};

/** So long after the last answer an attempt without a deadline is still being worked on; after that it may lie for ever. */
const openHours = 24;

/** All questions of all open attempts of somebody that are not settled yet, on whatever device they are answered. */
export async function findOpenQuestions(
  pool: Pool,
  { userId, now }: { userId: string; now: Date },
): Promise<OpenQuestion[]> {
  const { rows } = await pool.query<Row>({
    name: 'quizzes-open-questions',
    text: openQuestionsQuery,
    values: [userId, now, openHours],
  });
  const versions = await cachedQuestionVersions(pool, [...new Set(rows.map(({ version_id }) => version_id))]);
  return rows.map((row) => {
    const prepared = versionIn(versions, row.version_id);
    const drawing = drawingOf(row, { shuffles: row.shuffles_options, language: defaultLanguage });
    return {
      attemptId: row.attempt_id,
      position: row.position,
      quizTitle: row.quiz_title,
      topicTitle: row.topic_title,
      ...factsOfQuestion(prepared, drawing),
    };
  });
}

/** What a question says, and what is right in it. */
export function factsOfQuestion(
  prepared: PreparedQuestion,
  drawing: Drawing,
): Pick<OpenQuestion, 'bodies' | 'secrets'> {
  return {
    bodies: bodiesOf(prepared, drawing).map(plainWords),
    secrets: secretsOf(prepared, drawing).map(inPlainWords),
  };
}

/** The attempt that was begun last of those that are being worked on, to be told of. */
export async function findOpenAttempt(
  pool: Pool,
  { userId, now }: { userId: string; now: Date },
): Promise<{ attemptId: string; title: Translated | null } | null> {
  const { rows } = await pool.query<{ attempt_id: string; title: Translated | null }>({
    name: 'quizzes-attempt-in-work',
    text: openAttemptQuery,
    values: [userId, now, openHours],
  });
  const [row] = rows;
  return row ? { attemptId: row.attempt_id, title: row.title } : null;
}

type Row = {
  attempt_id: string;
  position: number;
  version_id: string;
  seed: number;
  values: Record<string, number>;
  shuffles_options: boolean;
  quiz_title: Translated | null;
  topic_title: Translated;
};

const isInWork = `${isOpenSql('attempts', '$2')} AND (attempts.deadline IS NOT NULL OR greatest(attempts.started_at, (
    SELECT max(greatest(others.saved_at, others.settled_at)) FROM attempt_questions AS others
    WHERE others.attempt_id = attempts.id)) > $2::timestamptz - make_interval(hours => $3))`;

// A question that was mended since is marked by the newer version, so that what is right by either is kept back.
const openQuestionsQuery = `
  SELECT answers.attempt_id, answers.position, asked.version_id, answers.seed, answers.values,
         attempts.shuffles_options, quizzes.title AS quiz_title, quiz_topics.title AS topic_title
  FROM quiz_attempts AS attempts
  JOIN attempt_questions AS answers ON answers.attempt_id = attempts.id AND answers.settled_at IS NULL
  LEFT JOIN question_regradings AS regradings ON regradings.id = answers.regrading_id
  CROSS JOIN LATERAL (
    SELECT DISTINCT unnest(ARRAY[answers.version_id, coalesce(regradings.version_id, answers.version_id)]) AS version_id
  ) AS asked
  JOIN question_versions AS versions ON versions.id = asked.version_id
  JOIN quiz_topics ON quiz_topics.id = versions.topic_id
  LEFT JOIN quizzes ON quizzes.id = attempts.quiz_id
  WHERE attempts.user_id = $1 AND ${isInWork}
  ORDER BY attempts.started_at DESC, answers.attempt_id, answers.position`;

const openAttemptQuery = `
  SELECT attempts.id AS attempt_id, quizzes.title
  FROM quiz_attempts AS attempts
  LEFT JOIN quizzes ON quizzes.id = attempts.quiz_id
  WHERE attempts.user_id = $1 AND ${isInWork}
    AND EXISTS (SELECT FROM attempt_questions AS asked WHERE asked.attempt_id = attempts.id AND asked.settled_at IS NULL)
  ORDER BY attempts.started_at DESC
  LIMIT 1`;

function inPlainWords(secret: Secret): Secret {
  switch (secret.kind) {
    case 'options':
      return { ...secret, right: secret.right.map(plainItem), wrong: secret.wrong.map(plainItem) };
    case 'order':
      return { ...secret, items: secret.items.map(plainItem) };
    case 'pairs':
      return {
        ...secret,
        pairs: secret.pairs.map(({ left, right }) => ({ left: plainItem(left), right: plainItem(right) })),
        extras: secret.extras.map(plainItem),
      };
    default:
      return secret;
  }
}

function plainItem({ letter, texts }: SecretItem): SecretItem {
  return { letter, texts: texts.map(plainWords) };
}
