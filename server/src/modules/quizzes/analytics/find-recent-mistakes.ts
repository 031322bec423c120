import { commonLanguage, type Language, type Translated, textIn } from '@navor/languages';
import type { SlipKind } from '@navor/questions';
import type { Pool } from 'pg';
import { plainExcerpt } from './plain-excerpt.ts';

/** A question that somebody got wrong when they last answered it. It tells nothing of what would have been right. */
export type Mistake = {
  quiz: { id: string; title: string };
  topic: string;
  /** The beginning of the question, and the language that it is in. */
  excerpt: string;
  language: Language;
  slip: SlipKind | null;
  at: Date;
};

type Row = {
  quiz_id: string;
  quiz_title: Translated;
  topic_title: Translated;
  body: Translated;
  slip: SlipKind | null;
  settled_at: Date;
};

/** Somebody's mistakes since a moment, the newest first: of settled questions alone, and not of those that they have mended. */
export async function findRecentMistakes(
  pool: Pool,
  { userId, since, language, most }: { userId: string; since: Date; language: Language; most: number },
): Promise<Mistake[]> {
  const { rows } = await pool.query<Row>({ name: 'quiz-mistakes', text: mistakesQuery, values: [userId, since, most] });
  return rows.map((row) => {
    const shown = commonLanguage(language, row.body);
    return {
      quiz: { id: row.quiz_id, title: textIn(row.quiz_title, language) },
      topic: textIn(row.topic_title, language),
      excerpt: plainExcerpt(textIn(row.body, shown)),
      language: shown,
      slip: row.slip,
      at: row.settled_at,
    };
  });
}

const mistakesQuery = `
  WITH latest AS (
    SELECT DISTINCT ON (given.quiz_id, given.question_id)
           given.quiz_id, given.version_id, given.share, given.settled_at,
           given.outcome -> 'slip' ->> 'kind' AS slip
    FROM attempt_questions AS given
    WHERE given.user_id = $1 AND given.settled_at >= $2 AND given.share IS NOT NULL
    ORDER BY given.quiz_id, given.question_id, given.settled_at DESC
  )
  SELECT latest.quiz_id, quizzes.title AS quiz_title, topics.title AS topic_title,
         versions.prepared -> 'body' AS body, latest.slip, latest.settled_at
  FROM latest
  JOIN quizzes ON quizzes.id = latest.quiz_id
  JOIN question_versions AS versions ON versions.id = latest.version_id
  JOIN quiz_topics AS topics ON topics.id = versions.topic_id
  WHERE latest.share < 1
  ORDER BY latest.settled_at DESC, latest.version_id
  LIMIT $3`;
