import type { CourseDraftChoices } from '@navor/contract';
import { type Language, textIn } from '@navor/languages';
import { asc } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { courses, themes } from '../courses.tables.ts';

/** What a course can be about and build on. */
export async function listCourseChoices(db: Db, language: Language): Promise<CourseDraftChoices> {
  const themeRows = await db.select().from(themes).orderBy(asc(themes.position), asc(themes.id));
  const courseRows = await db
    .select({ id: courses.id, title: courses.title, position: courses.position })
    .from(courses)
    .orderBy(asc(courses.position), asc(courses.id));
  const named = ({ id, title }: Pick<(typeof courseRows)[number], 'id' | 'title'>) => ({
    id,
    title: textIn(title, language),
  });
  return {
    themes: themeRows.map(named),
    courses: courseRows.map(named),
    next_position: Math.max(0, ...courseRows.map(({ position }) => position)) + 1,
  };
}
