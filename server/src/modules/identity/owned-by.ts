import { uuid } from 'drizzle-orm/pg-core';
import { users } from './identity.tables.ts';

/** A column with the account whose row it is; the row goes with the account. */
export function ownedBy() {
  return uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
}
