import type { CourseLevel, QuizCard, QuizStanding } from '@navor/contract';
import { commonLanguage, type Language, type Translated, textIn } from '@navor/languages';
import { resultShareSql } from '../attempts/result-share.ts';

/** What cards and pages of quizzes have in common, how the reader did included. */
export type CardRow = {
  id: string;
  title: Translated;
  summary: Translated;
  theme_id: string;
  theme_title: Translated;
  level: CourseLevel;
  question_count: number;
  points: number;
  time_limit_seconds: number | null;
  passing_percent: number;
  attempt_limit: number | null;
  /** Null for visitors. */
  standing: QuizStanding | null;
};

export const cardColumns = `
  quizzes.id, quizzes.title, quizzes.summary, quizzes.theme_id, themes.title AS theme_title, quizzes.level,
  quizzes.question_count, quizzes.points, quizzes.time_limit_seconds, quizzes.passing_percent, quizzes.attempt_limit,
  standing.standing`;

/**
 * Joins what `cardColumns` needs to `quizzes`. `reader` is the parameter with the reader's id, or null; `now` the one with
 * the moment, after whose deadline nobody goes on with an attempt.
 */
export function joinCard({ reader, now }: Record<'reader' | 'now', `$${number}`>): string {
  return `
    JOIN themes ON themes.id = quizzes.theme_id
    LEFT JOIN LATERAL (
      SELECT json_build_object(
               'attempt_count', count(*),
               'best_share', max(${resultShareSql('own')}),
               'has_passed', coalesce(bool_or(own.has_passed), false),
               'open_attempt_id', (array_agg(own.id) FILTER (
                  WHERE own.submitted_at IS NULL AND (own.deadline IS NULL OR own.deadline > ${now}::timestamptz)))[1]
             ) AS standing
      FROM quiz_attempts AS own
      WHERE own.user_id = ${reader}::uuid AND own.quiz_id = quizzes.id
    ) AS standing ON ${reader}::uuid IS NOT NULL`;
}

export function presentCard(row: CardRow, wanted: Language): QuizCard {
  const language = commonLanguage(wanted, row.title, row.summary);
  const { id, level, question_count, points, time_limit_seconds, passing_percent, standing } = row;
  return {
    ...{ id, language, level, question_count, points, time_limit_seconds, passing_percent, standing },
    title: textIn(row.title, language),
    summary: textIn(row.summary, language),
    theme: { id: row.theme_id, title: textIn(row.theme_title, wanted) },
  };
}
