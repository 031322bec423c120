import {
  type Catalogue,
  type CourseDuration,
  type CourseLevel,
  type CourseSort,
  courseDurationHours,
  coursesPerPage,
  type Tier,
} from '@navor/contract';
import { type Language, type Translated, textIn } from '@navor/languages';
import type { Pool } from 'pg';
import { readerId, type Viewer } from '../../../platform/access.ts';
import { alphabeticalSql } from '../../../platform/database/translated-text.ts';
import { isContentId } from '../content-id.ts';
import { type CardRow, cardsQuery, presentCard } from './course-cards.ts';

type Wanted = {
  language: Language;
  theme?: string | undefined;
  level?: CourseLevel | undefined;
  available_in?: Language | undefined;
  access?: Tier | undefined;
  duration?: CourseDuration | undefined;
  sort: CourseSort;
  page: number;
};

/** A page of the catalogue, by two statements whatever its size and whoever reads it. */
export async function listCourses(pool: Pool, viewer: Viewer, wanted: Wanted): Promise<Catalogue> {
  const { language, sort, page } = wanted;
  const { condition, values } = filterOf(wanted);
  // What most ask for is prepared once; there are too many ways of filtering to keep them all prepared.
  const named = (name: string) => (condition === everything ? { name } : {});
  const [cards, themes] = await Promise.all([
    pool.query<CardRow>({
      ...named(`courses-catalogue-${sort}-${language}`),
      text: pageQuery(condition, orders(language)[sort], values.length),
      values: [...values, (page - 1) * coursesPerPage, readerId(viewer)],
    }),
    pool.query<ThemeRow>({ ...named('courses-catalogue-themes'), text: themesQuery(condition), values }),
  ]);
  const total = themes.rows.reduce((sum, { matching }) => sum + matching, 0);
  return {
    courses: cards.rows.map((row) => presentCard(row, viewer, language)),
    total,
    page,
    page_count: Math.max(1, Math.ceil(total / coursesPerPage)),
    themes: themes.rows.map(({ id, title, course_count }) => ({ id, title: textIn(title, language), course_count })),
  };
}

const everything = 'true';

type ThemeRow = { id: string; title: Translated; course_count: number; matching: number };

/** The conditions that are set, and no others: without any, counting needs nothing but an index. */
function filterOf(wanted: Wanted): { condition: string; values: unknown[] } {
  const { theme, level, access, available_in, duration } = wanted;
  const { short, medium } = courseDurationHours;
  const hours = 'courses.weeks * courses.hours_per_week';
  const durations = {
    short: `${hours} < ${short}`,
    medium: `${hours} BETWEEN ${short} AND ${medium}`,
    long: `${hours} > ${medium}`,
  };
  const values: unknown[] = [];
  const given = (value: unknown) => `$${values.push(value)}`;
  const conditions = [
    // A theme that cannot exist has no courses.
    theme !== undefined && (isContentId(theme) ? `courses.theme_id = ${given(theme)}` : 'false'),
    level && `courses.level = ${given(level)}`,
    access && `courses.access = ${given(access)}`,
    available_in && `courses.languages @> ${given(JSON.stringify([available_in]))}::jsonb`,
    duration && durations[duration],
  ].filter((each) => each !== undefined && each !== false);
  return { condition: conditions.join(' AND ') || everything, values };
}

function pageQuery(condition: string, order: string, given: number): string {
  const selection = `
    SELECT * FROM courses WHERE courses.status = 'published' AND ${condition}
    ORDER BY ${order} LIMIT ${coursesPerPage} OFFSET $${given + 1}`;
  return cardsQuery({ selection, order, reader: `$${given + 2}` });
}

function orders(language: Language): Record<CourseSort, string> {
  return {
    recommended: 'courses.position, courses.id',
    newest: 'courses.created_at DESC, courses.id',
    title: `${alphabeticalSql('courses.title', language)}, courses.id`,
    shortest: 'courses.weeks * courses.hours_per_week, courses.position, courses.id',
  };
}

/** Counts what there is by theme, and what of it fits the filters. */
function themesQuery(condition: string): string {
  return `
    SELECT themes.id, themes.title, counted.course_count, counted.matching
    FROM (
      SELECT courses.theme_id, count(*)::int AS course_count, count(*) FILTER (WHERE ${condition})::int AS matching
      FROM courses WHERE courses.status = 'published' GROUP BY courses.theme_id
    ) AS counted
    JOIN themes ON themes.id = counted.theme_id
    ORDER BY themes.position, themes.id`;
}
