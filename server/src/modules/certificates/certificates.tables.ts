import type { CourseLevel } from '@navor/contract';
import type { Translated } from '@navor/languages';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, momentNow } from '../../platform/database/columns.ts';
import { ownerReference } from '../identity/index.ts';

/**
 * Places in the published status lists, and which of them are revoked. They hold nothing of people and outlast accounts:
 * what was revoked stays revoked, also for who has kept a signed file.
 */
export const credentialStatuses = pgTable(
  'credential_statuses',
  {
    /** From 0 on, over all lists. */
    position: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 0, minValue: 0 }),
    revokedAt: moment(),
  },
  (table) => [index('credential_statuses_revoked_index').on(table.position).where(sql`${table.revokedAt} is not null`)],
);

/** That somebody has completed a course, with everything as it was then: courses and names may change, this does not. */
export const certificates = pgTable(
  'certificates',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** As it is printed, such as NV-7K3F-9QXM-2D4T-8RWA. Nobody can guess one. */
    serial: text().notNull(),
    userId: ownerReference(),
    /** No reference: the course may be deleted. */
    courseId: text().notNull(),
    holderName: text().notNull(),
    courseTitle: jsonb().$type<Translated>().notNull(),
    courseSummary: jsonb().$type<Translated>().notNull(),
    outcomes: jsonb().$type<Translated<string[]>>().notNull(),
    themeId: text().notNull(),
    themeTitle: jsonb().$type<Translated>().notNull(),
    level: text().$type<CourseLevel>().notNull(),
    /** Markup of the course's picture. */
    drawing: text(),
    hours: integer().notNull(),
    gradePercent: integer(),
    completedAt: moment().notNull(),
    issuedAt: momentNow(),
    /** The one that this took the place of. */
    replacesId: uuid().references((): AnyPgColumn => certificates.id, { onDelete: 'set null' }),
    replacedAt: moment(),
    revokedAt: moment(),
    revocationReason: text(),
    statusPosition: integer()
      .notNull()
      .references(() => credentialStatuses.position),
    showsName: boolean().notNull().default(true),
    showsGrade: boolean().notNull().default(false),
    isListed: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex().on(table.serial),
    uniqueIndex().on(table.statusPosition),
    // One stands for each person and course, however often its completion is told.
    uniqueIndex('certificates_standing_index').on(table.userId, table.courseId).where(sql`${table.replacedAt} is null`),
    index().on(table.userId, table.issuedAt),
    index().on(table.issuedAt),
    index().on(table.courseId, table.issuedAt),
    // What goes with an account is looked for here, for each certificate of it.
    index().on(table.replacesId).where(sql`${table.replacesId} is not null`),
    check('certificates_grade_check', sql`${table.gradePercent} between 0 and 100`),
    check('certificates_revocation_check', sql`(${table.revokedAt} is null) = (${table.revocationReason} is null)`),
  ],
);

export type CertificateRow = typeof certificates.$inferSelect;

/** Public halves of the keys that credentials were signed by; the private ones are files in DATA_DIR. */
export const credentialKeys = pgTable('credential_keys', {
  /** Made of the key itself. */
  id: text().primaryKey(),
  /** As a Multikey. */
  publicKey: text().notNull(),
  createdAt: momentNow(),
  retiredAt: moment(),
});
