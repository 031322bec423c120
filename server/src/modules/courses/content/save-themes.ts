import { isDeepStrictEqual } from 'node:util';
import { eq, inArray } from 'drizzle-orm';
import { normalizeTranslations } from '../../../content/files/normalize-translations.ts';
import type { Db } from '../../../platform/database/database.ts';
import { courses, themes } from '../courses.tables.ts';
import type { PreparedCourses } from './prepare-courses.ts';

/** Tells which have another name now: what belongs to them is found by it. */
export async function saveThemes(db: Db, read: PreparedCourses['themes']): Promise<string[]> {
  const renamed: string[] = [];
  for (const { id, file } of read) {
    const row = {
      position: file.position,
      title: normalizeTranslations(file.title),
      summary: normalizeTranslations(file.summary),
    };
    const [known] = await db.select().from(themes).where(eq(themes.id, id));
    if (isDeepStrictEqual(known, { id, ...row })) continue;
    if (known && !isDeepStrictEqual(known.title, row.title)) renamed.push(id);
    await db
      .insert(themes)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: themes.id, set: row });
  }
  return renamed;
}

export async function coursesOfThemes(db: Db, themeIds: string[]): Promise<string[]> {
  if (themeIds.length === 0) return [];
  const rows = await db.select({ id: courses.id }).from(courses).where(inArray(courses.themeId, themeIds));
  return rows.map(({ id }) => id);
}
