import { type CourseLevel, type QuizList, quizzesPerPage } from '@navor/contract';
import { type Language, type Translated, textIn } from '@navor/languages';
import type { Pool } from 'pg';
import { readerId, type Viewer } from '../../../platform/access.ts';
import { isContentId } from '../../courses/index.ts';
import { attemptsToday, type Caller, presentToday } from '../attempts/daily-limit.ts';
import { refusalToStart, type StartFacts } from '../quizzes.policy.ts';
import { type CardRow, cardColumns, joinCard, presentCard } from './quiz-cards.ts';

type Wanted = { language: Language; theme?: string | undefined; level?: CourseLevel | undefined; page: number };

/** A page of the standalone quizzes, by two statements whatever its size, and one more where a plan sets a limit. */
export async function listQuizzes(pool: Pool, caller: Caller, wanted: Wanted): Promise<QuizList> {
  const { language, level, page } = wanted;
  // A theme that cannot exist has no quizzes, and an empty one is no theme's id.
  const theme = wanted.theme === undefined || isContentId(wanted.theme) ? wanted.theme : '';
  const filters = [theme ?? null, level ?? null];
  const [cards, themes, today] = await Promise.all([
    pool.query<CardRow>({
      name: 'quizzes-list',
      text: pageQuery,
      values: [...filters, (page - 1) * quizzesPerPage, readerId(caller.viewer), caller.now],
    }),
    pool.query<ThemeRow>({ name: 'quizzes-list-themes', text: themesQuery, values: filters }),
    attemptsToday(pool, caller),
  ]);
  const total = themes.rows.reduce((sum, { matching }) => sum + matching, 0);
  return {
    quizzes: cards.rows.map((row) => ({
      ...presentCard(row, language),
      may_start: mayStart(row, caller.viewer, today),
    })),
    total,
    page,
    page_count: Math.max(1, Math.ceil(total / quizzesPerPage)),
    themes: themes.rows.map(({ id, title, quiz_count }) => ({ id, title: textIn(title, language), quiz_count })),
    today: presentToday(today),
  };
}

function mayStart({ standing, attempt_limit }: CardRow, viewer: Viewer, today: StartFacts['today']): boolean {
  if (!standing) return false;
  const quiz = { course_access: null, attempt_limit };
  return refusalToStart(viewer, quiz, { attemptCount: standing.attempt_count, today }) === null;
}

type ThemeRow = { id: string; title: Translated; quiz_count: number; matching: number };

const isListed = `quizzes.status = 'published' AND quizzes.course_id IS NULL`;
const isWanted = `($1::text IS NULL OR quizzes.theme_id = $1) AND ($2::text IS NULL OR quizzes.level = $2)`;
const order = 'quizzes.position, quizzes.id';

const pageQuery = `
  SELECT ${cardColumns}
  FROM (
    SELECT * FROM quizzes WHERE ${isListed} AND ${isWanted}
    ORDER BY ${order} LIMIT ${quizzesPerPage} OFFSET $3
  ) AS quizzes
  ${joinCard({ reader: '$4', now: '$5' })}
  ORDER BY ${order}`;

/** Counts what there is by theme, and what of it fits the filters. */
const themesQuery = `
  SELECT themes.id, themes.title, counted.quiz_count, counted.matching
  FROM (
    SELECT quizzes.theme_id, count(*)::int AS quiz_count, count(*) FILTER (WHERE ${isWanted})::int AS matching
    FROM quizzes WHERE ${isListed} GROUP BY quizzes.theme_id
  ) AS counted
  JOIN themes ON themes.id = counted.theme_id
  ORDER BY themes.position, themes.id`;
