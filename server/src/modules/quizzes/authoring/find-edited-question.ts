import type { EditedQuestion } from '@navor/contract';
import { type Language, type Translated, textIn } from '@navor/languages';
import type { QuestionSource } from '@navor/questions';
import { asc } from 'drizzle-orm';
import type { Services } from '../../../platform/services.ts';
import { quizTopics } from '../quizzes.tables.ts';

type Asked = { quizId: string; questionId: string; language: Language };
type Row = {
  title: Translated;
  question_count: number;
  number: number;
  previous_id: string | null;
  next_id: string | null;
  version: number;
  source: QuestionSource;
  answer_count: number;
  open_attempt_count: number;
};

/** A question of a quiz as its author wrote it last; one that left its quiz cannot be edited any more. */
export async function findEditedQuestion(
  { db, pool }: Pick<Services, 'db' | 'pool'>,
  { quizId, questionId, language }: Asked,
): Promise<EditedQuestion | undefined> {
  const { rows } = await pool.query<Row>(questionQuery, [quizId, questionId]);
  const [row] = rows;
  if (!row) return undefined;
  const topics = await db.select().from(quizTopics).orderBy(asc(quizTopics.id));
  return {
    quiz: { id: quizId, title: textIn(row.title, language), question_count: row.question_count },
    id: questionId,
    number: row.number,
    previous_id: row.previous_id,
    next_id: row.next_id,
    version: row.version,
    source: row.source,
    answer_count: row.answer_count,
    open_attempt_count: row.open_attempt_count,
    topics: topics.map(({ id, title }) => ({ id, title: textIn(title, language) })),
  };
}

const questionQuery = `
  SELECT quizzes.title, place.question_count, place.number, place.previous_id, place.next_id, versions.version, versions.source,
         counted.answer_count, counted.open_attempt_count
  FROM questions
  JOIN quizzes ON quizzes.id = questions.quiz_id
  JOIN question_versions AS versions ON versions.id = questions.current_version_id
  JOIN (
    SELECT id, (count(*) OVER ())::int AS question_count, (row_number() OVER in_order)::int AS number,
           lag(id) OVER in_order AS previous_id, lead(id) OVER in_order AS next_id
    FROM questions WHERE quiz_id = $1 AND position IS NOT NULL
    WINDOW in_order AS (ORDER BY position, id)
  ) AS place ON place.id = questions.id
  CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE attempts.submitted_at IS NOT NULL AND answers.response IS NOT NULL)::int AS answer_count,
           count(*) FILTER (WHERE attempts.submitted_at IS NULL)::int AS open_attempt_count
    FROM attempt_questions AS answers
    JOIN quiz_attempts AS attempts ON attempts.id = answers.attempt_id
    WHERE answers.quiz_id = questions.quiz_id AND answers.question_id = questions.id
  ) AS counted
  WHERE questions.quiz_id = $1 AND questions.id = $2 AND questions.position IS NOT NULL`;
