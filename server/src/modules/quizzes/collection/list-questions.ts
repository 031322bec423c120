import {
  type CollectedQuestion,
  type QuestionCollection,
  type QuestionConcern,
  questionsPerPage,
} from '@navor/contract';
import { type Language, type Translated, textIn } from '@navor/languages';
import type { QuestionType } from '@navor/questions';
import type { Pool } from 'pg';
import type { Services } from '../../../platform/services.ts';
import type { EditableIds } from '../../authorship/index.ts';
import { plainExcerpt } from '../analytics/plain-excerpt.ts';
import { concernsQuery, isEditableSql } from '../analytics/quiz-analytics-sql.ts';
import { listTopics } from '../authoring/list-titles.ts';
import { foldWords } from '../content/fold-words.ts';

type Asked = {
  language: Language;
  text?: string | undefined;
  topic?: string | undefined;
  tag?: string | undefined;
  type?: QuestionType | undefined;
  quiz?: string | undefined;
  concern?: 'any' | undefined;
  page: number;
};

type Row = {
  quiz_id: string;
  quiz_title: Translated;
  id: string;
  version: number;
  type: QuestionType;
  body: Translated;
  points: number;
  topic_id: string;
  topic_title: Translated;
  tags: string[];
  total: number;
};

/** Questions of the quizzes that somebody may edit, a page of those that were asked for. */
export async function listQuestions(
  { db, pool }: Pick<Services, 'db' | 'pool'>,
  editable: EditableIds,
  asked: Asked,
): Promise<QuestionCollection> {
  const { language, page } = asked;
  const named = asked.concern ? await findConcerns(pool, editable) : null;
  const { rows } = await pool.query<Row>(questionsQuery, [
    editable,
    asked.text ? foldWords(asked.text) : null,
    asked.topic ?? null,
    asked.tag ?? null,
    asked.type ?? null,
    asked.quiz ?? null,
    named && [...named.keys()],
    (page - 1) * questionsPerPage,
  ]);
  // To judge the questions of all quizzes takes longer than to find a page of them.
  const concerns = named ?? (await findConcerns(pool, [...new Set(rows.map(({ quiz_id }) => quiz_id))]));
  const total = rows[0]?.total ?? 0;
  return {
    questions: rows.map((row) => present(row, concerns, language)),
    ...{ total, page, page_count: Math.max(1, Math.ceil(total / questionsPerPage)) },
    quizzes: await listQuizzes(pool, editable, language),
    topics: await listTopics(db, language),
    tags: await listTags(pool, editable),
  };
}

function present(row: Row, concerns: ReadonlyMap<string, QuestionConcern>, language: Language): CollectedQuestion {
  return {
    quiz: { id: row.quiz_id, title: textIn(row.quiz_title, language) },
    ...{ id: row.id, version: row.version, type: row.type, points: row.points, tags: row.tags },
    excerpt: plainExcerpt(textIn(row.body, language)),
    topic: { id: row.topic_id, title: textIn(row.topic_title, language) },
    concern: concerns.get(`${row.quiz_id}/${row.id}`) ?? null,
  };
}

/** More than anybody goes through. */
const mostConcerns = 1000;

/** By quiz and question, as `quiz/question`. */
async function findConcerns(pool: Pool, editable: EditableIds): Promise<Map<string, QuestionConcern>> {
  const { rows } = await pool.query<{ quiz_id: string; id: string; concern: QuestionConcern }>(concernsQuery, [
    mostConcerns,
    editable,
  ]);
  return new Map(rows.map(({ quiz_id, id, concern }) => [`${quiz_id}/${id}`, concern]));
}

async function listQuizzes(pool: Pool, editable: EditableIds, language: Language) {
  const { rows } = await pool.query<{ id: string; title: Translated }>(
    `SELECT id, title FROM quizzes WHERE ${isEditableSql('$1')} ORDER BY id`,
    [editable],
  );
  const titled = rows.map(({ id, title }) => ({ id, title: textIn(title, language) }));
  return titled.sort((one, other) => one.title.localeCompare(other.title, language));
}

async function listTags(pool: Pool, editable: EditableIds): Promise<string[]> {
  const { rows } = await pool.query<{ tag: string }>(
    `SELECT DISTINCT unnest(versions.tags) AS tag ${current} AND ${isEditableSql('$1')} ORDER BY 1`,
    [editable],
  );
  return rows.map(({ tag }) => tag);
}

const current = `
  FROM questions
  JOIN quizzes ON quizzes.id = questions.quiz_id
  JOIN question_versions AS versions ON versions.id = questions.current_version_id
  JOIN quiz_topics AS topics ON topics.id = versions.topic_id
  WHERE questions.position IS NOT NULL`;

/** All words of what was typed, each of which may go on; without any, nothing is found. */
function wordsBegunBy(typed: `$${number}`): string {
  return `(SELECT string_agg(quote_literal(lexeme) || ':*', ' & ') FROM unnest(to_tsvector('simple', ${typed})))::tsquery`;
}

/** What is shown of a question is read for those of the page alone: to take it apart for all would take seconds. */
const questionsQuery = `
  WITH page AS MATERIALIZED (
    SELECT questions.quiz_id, questions.id, questions.position, questions.current_version_id, count(*) OVER ()::int AS total
    ${current}
      AND ${isEditableSql('$1')}
      AND ($2::text IS NULL OR to_tsvector('simple', versions.words) @@ ${wordsBegunBy('$2')})
      AND ($3::text IS NULL OR versions.topic_id = $3)
      AND ($4::text IS NULL OR versions.tags @> ARRAY[$4])
      AND ($5::text IS NULL OR versions.type = $5)
      AND ($6::text IS NULL OR questions.quiz_id = $6)
      AND ($7::text[] IS NULL OR questions.quiz_id || '/' || questions.id = ANY ($7))
    ORDER BY questions.quiz_id, questions.position, questions.id
    LIMIT ${questionsPerPage} OFFSET $8
  )
  SELECT page.quiz_id, quizzes.title AS quiz_title, page.id, versions.version, versions.type,
         versions.prepared -> 'body' AS body, versions.points, versions.topic_id, topics.title AS topic_title, versions.tags,
         page.total
  FROM page
  JOIN quizzes ON quizzes.id = page.quiz_id
  JOIN question_versions AS versions ON versions.id = page.current_version_id
  JOIN quiz_topics AS topics ON topics.id = versions.topic_id
  ORDER BY page.quiz_id, page.position, page.id`;
