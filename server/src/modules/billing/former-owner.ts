import { uuid } from 'drizzle-orm/pg-core';
import { users } from '../identity/index.ts';

/** What must be kept by law outlives the account that it was for. */
export const formerOwner = () => uuid().references(() => users.id, { onDelete: 'set null' });
