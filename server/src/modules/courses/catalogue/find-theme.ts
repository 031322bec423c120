import type { CourseCard, CourseTheme } from '@navor/contract';
import { commonLanguage, type Language, type Translated, textIn } from '@navor/languages';
import type { Pool } from 'pg';
import { readerId, type Viewer } from '../../../platform/access.ts';
import { isContentId } from '../content-id.ts';
import { type CardRow, cardsQuery, presentCard } from './course-cards.ts';

/** A theme with its published courses. */
export async function findTheme(
  pool: Pool,
  viewer: Viewer,
  themeId: string,
  wanted: Language,
): Promise<(CourseTheme & { courses: CourseCard[] }) | undefined> {
  if (!isContentId(themeId)) return undefined;
  const { rows } = await pool.query<{ id: string; title: Translated; summary: Translated }>({
    name: 'courses-theme',
    text: 'SELECT id, title, summary FROM themes WHERE id = $1',
    values: [themeId],
  });
  const theme = rows[0];
  if (!theme) return undefined;
  const cards = await pool.query<CardRow>({
    name: 'courses-of-theme',
    text: coursesQuery,
    values: [readerId(viewer), themeId],
  });
  const language = commonLanguage(wanted, theme.title, theme.summary);
  return {
    id: theme.id,
    title: textIn(theme.title, language),
    summary: textIn(theme.summary, language),
    language,
    courses: cards.rows.map((row) => presentCard(row, viewer, wanted)),
  };
}

const coursesQuery = cardsQuery({
  selection: `SELECT * FROM courses WHERE courses.theme_id = $2 AND courses.status = 'published'`,
  order: 'courses.position, courses.id',
});
