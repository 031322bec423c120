import { type LearningGoal, type NotificationKind, type Role, type Theme, weeklyGoalHours } from '@navor/contract';
import { defaultLanguage, type Language } from '@navor/languages';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, momentNow } from '../../platform/database/columns.ts';

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Always stored in lower case. */
    email: text().notNull(),
    emailVerified: boolean().notNull().default(false),
    name: text().notNull(),
    image: text(),
    roles: text().array().$type<Role[]>().notNull().default(sql`'{learner}'`),
    twoFactorEnabled: boolean().notNull().default(false),
    /** Opened by a demo, with a password that everybody knows: good for nothing once the demo is over. */
    isDemo: boolean().notNull().default(false),
    /** Set while the account is closed and waits for its deletion. */
    deletionDueAt: moment(),
    createdAt: momentNow(),
    updatedAt: momentNow(),
  },
  (table) => [
    uniqueIndex().on(table.email),
    index().on(table.createdAt),
    index().on(table.deletionDueAt).where(sql`${table.deletionDueAt} IS NOT NULL`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text().notNull(),
    expiresAt: moment().notNull(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: momentNow(),
    /** When it was last used, to the hour. */
    updatedAt: momentNow(),
  },
  (table) => [uniqueIndex().on(table.token), index().on(table.userId)],
);

/** How a user may sign in: a password, or later another provider. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    password: text(),
    createdAt: momentNow(),
    updatedAt: momentNow(),
  },
  (table) => [index().on(table.userId), uniqueIndex().on(table.providerId, table.accountId)],
);

/** One-time tokens, such as a link to set a new password. */
export const verifications = pgTable(
  'verifications',
  {
    id: uuid().primaryKey().defaultRandom(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: momentNow(),
    updatedAt: momentNow(),
  },
  (table) => [index().on(table.identifier)],
);

/** The key of somebody's code generator and the recovery codes, both encrypted. */
export const twoFactors = pgTable(
  'two_factors',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    secret: text().notNull(),
    backupCodes: text().notNull(),
    /** False until a first code has shown that the generator is set up. */
    verified: boolean().notNull().default(true),
    failedVerificationCount: integer().notNull().default(0),
    lockedUntil: moment(),
  },
  (table) => [uniqueIndex().on(table.userId)],
);

export const profiles = pgTable('profiles', {
  id: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  fullName: text(),
  avatarUrl: text(),
  learningGoals: text().array().$type<LearningGoal[]>().notNull().default(sql`'{}'`),
  language: text().$type<Language>().notNull().default(defaultLanguage),
  theme: text().$type<Theme>().notNull().default('system'),
  /** Null follows the device. */
  timeZone: text(),
  weeklyGoalHours: integer().notNull().default(weeklyGoalHours.default),
  mutedNotifications: text().array().$type<NotificationKind[]>().notNull().default(sql`'{}'`),
  updatedAt: momentNow(),
});

/** A column with the account whose row it is; the row goes with the account. */
export function ownerReference() {
  return uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
}
