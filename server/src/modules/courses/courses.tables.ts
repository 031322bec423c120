import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../identity/index.ts';

export const courseEnrollments = pgTable(
  'course_enrollments',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    enrolledAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.userId)],
);
