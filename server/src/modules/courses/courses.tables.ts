import type { ContentStatus, CourseLevel, Tier } from '@navor/contract';
import type { Language, Translated } from '@navor/languages';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, moment, momentNow } from '../../platform/database/columns.ts';
import { titleIndexes } from '../../platform/database/translated-text.ts';

export const themes = pgTable('themes', {
  /** Readable and stable, as in addresses. */
  id: text().primaryKey(),
  position: integer().notNull(),
  title: jsonb().$type<Translated>().notNull(),
  summary: jsonb().$type<Translated>().notNull(),
});

export const courses = pgTable(
  'courses',
  {
    /** Readable and stable, as in addresses. */
    id: text().primaryKey(),
    themeId: text()
      .notNull()
      .references(() => themes.id),
    status: text().$type<ContentStatus>().notNull(),
    position: integer().notNull(),
    level: text().$type<CourseLevel>().notNull(),
    access: text().$type<Tier>().notNull(),
    weeks: integer().notNull(),
    hoursPerWeek: integer().notNull(),
    author: text().notNull(),
    title: jsonb().$type<Translated>().notNull(),
    summary: jsonb().$type<Translated>().notNull(),
    description: jsonb().$type<Translated>().notNull(),
    outcomes: jsonb().$type<Translated<string[]>>().notNull(),
    /** Markup of the picture that it is known by, checked when it was saved. */
    drawing: text(),
    prerequisites: jsonb().$type<string[]>().notNull(),
    /** Kept with the lessons, so that a list of courses need not count them: published ones only. */
    lessonCount: integer().notNull(),
    /** Languages that all published lessons exist in. */
    languages: jsonb().$type<Language[]>().notNull(),
    /** Of the files it was loaded from: the same files again change nothing. */
    contentHash: text().notNull(),
    /** When it was last edited in the app, if that was after it was loaded. */
    editedAt: moment(),
    createdAt: momentNow(),
    updatedAt: momentNow(),
  },
  (table) => [
    index('courses_recommended_index').on(table.status, table.position, table.id),
    index('courses_theme_index').on(table.themeId, table.status, table.position, table.id),
    index('courses_newest_index').on(table.status, table.createdAt.desc().nullsFirst(), table.id),
    index('courses_shortest_index').on(
      table.status,
      sql`(${table.weeks} * ${table.hoursPerWeek})`,
      table.position,
      table.id,
    ),
    // As the catalogue sorts titles, each language by its own alphabet.
    ...titleIndexes('courses', table),
    check('courses_status_check', sql`${table.status} in ('draft', 'published')`),
    check('courses_access_check', sql`${table.access} in ('free', 'standard', 'premium')`),
  ],
);

export const courseModules = pgTable(
  'course_modules',
  {
    courseId: text()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    position: integer().notNull(),
    title: jsonb().$type<Translated>().notNull(),
    summary: jsonb().$type<Translated>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.id] })],
);

/** Files that lessons refer to, under their path in the course's folder: figures, and media whose bytes are in storage. */
export const courseFiles = pgTable(
  'course_files',
  {
    courseId: text()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    path: text().notNull(),
    /** The bytes of a drawing; null for media, which are in storage. */
    content: bytea(),
    /** Where larger files are kept; named by their bytes, so that one never changes. */
    storageKey: text(),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.path] }),
    check('course_files_place_check', sql`(${table.content} is null) <> (${table.storageKey} is null)`),
  ],
);
