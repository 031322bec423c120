import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { momentNow } from '../../platform/database/columns.ts';
import { users } from '../identity/index.ts';

/** What a learner has done that counts, and the points for it. */
export const userActivities = pgTable(
  'user_activities',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    activityType: text().notNull(),
    pointsEarned: integer().notNull().default(0),
    metadata: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** What it was earned for, such as `onboarding`: a cause counts once for each person. */
    cause: text(),
    createdAt: momentNow(),
  },
  (table) => [uniqueIndex().on(table.userId, table.cause), index().on(table.userId, table.createdAt)],
);
