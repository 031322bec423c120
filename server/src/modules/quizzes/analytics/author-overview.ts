import type { AuthorOverview } from '@navor/contract';
import { commonLanguage, type Language, type Translated, textIn } from '@navor/languages';
import type { Pool } from 'pg';
import type { EditableIds } from '../../authorship/index.ts';
import { plainExcerpt } from './plain-excerpt.ts';
import { concernsQuery, isEditableSql } from './quiz-analytics-sql.ts';

const most = { quizzes: 6, concerns: 5, regradings: 5 };

type Quiz = AuthorOverview['quizzes'][number];
type Concern = AuthorOverview['concerns'][number];
type Regrading = AuthorOverview['regradings'][number];
type OfQuiz = { quiz_id: string; title: Translated };

type QuizRow = OfQuiz & Pick<Quiz, 'is_published' | 'attempt_count'> & { quiz_count: number };
type ConcernRow = OfQuiz &
  Pick<Concern, 'concern'> & { id: string; position: number; body: Translated; concern_count: number };
type RegradingRow = OfQuiz & Omit<Regrading, 'quiz'>;

/** What an author should look at in the quizzes that they may edit, by three statements, whatever the number of those. */
export async function findAuthorOverview(
  pool: Pool,
  editable: EditableIds,
  language: Language,
): Promise<AuthorOverview> {
  const [quizzes, concerns, regradings] = await Promise.all([
    pool.query<QuizRow>({ name: 'authoring-quizzes', text: quizzesQuery, values: [most.quizzes, editable] }),
    pool.query<ConcernRow>({ name: 'authoring-concerns', text: concernsQuery, values: [most.concerns, editable] }),
    pool.query<RegradingRow>({
      name: 'authoring-regradings',
      text: regradingsQuery,
      values: [most.regradings, editable],
    }),
  ]);
  return {
    quiz_count: quizzes.rows[0]?.quiz_count ?? 0,
    quizzes: quizzes.rows.map(({ is_published, attempt_count, ...row }) => ({
      ...presentQuiz(row, language),
      is_published,
      attempt_count,
    })),
    concern_count: concerns.rows[0]?.concern_count ?? 0,
    concerns: concerns.rows.map((row) => ({
      quiz: presentQuiz(row, language),
      question_id: row.id,
      number: row.position,
      excerpt: plainExcerpt(textIn(row.body, language)),
      concern: row.concern,
    })),
    regradings: regradings.rows.map(({ quiz_id, title, ...row }) => ({
      ...row,
      quiz: presentQuiz({ quiz_id, title }, language),
    })),
  };
}

function presentQuiz({ quiz_id, title }: OfQuiz, wanted: Language): Concern['quiz'] {
  const language = commonLanguage(wanted, title);
  return { id: quiz_id, title: textIn(title, language), language };
}

const quizzesQuery = `
  SELECT quizzes.id AS quiz_id, quizzes.title, quizzes.status = 'published' AS is_published, attempts.attempt_count,
         count(*) OVER ()::int AS quiz_count
  FROM quizzes CROSS JOIN LATERAL (
    SELECT count(*)::int AS attempt_count, max(submitted_at) AS last_at
    FROM quiz_attempts WHERE quiz_id = quizzes.id AND submitted_at IS NOT NULL
  ) AS attempts
  WHERE ${isEditableSql('$2')}
  ORDER BY attempts.last_at DESC NULLS LAST, quizzes.position, quizzes.id
  LIMIT $1`;

const regradingsQuery = `
  SELECT regradings.id, regradings.quiz_id, quizzes.title, regradings.question_id, regradings.attempt_count,
         regradings.done_count, regradings.changed_count, regradings.finished_at IS NOT NULL AS is_finished
  FROM question_regradings AS regradings JOIN quizzes ON quizzes.id = regradings.quiz_id
  WHERE (regradings.finished_at IS NULL OR regradings.finished_at > now() - interval '7 days') AND ${isEditableSql('$2')}
  ORDER BY regradings.finished_at IS NOT NULL, regradings.created_at DESC
  LIMIT $1`;
