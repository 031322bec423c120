import type { ContactTopic } from '@navor/contract';
import type { Language } from '@navor/languages';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { momentNow } from '../../platform/database/columns.ts';
import { users } from '../identity/index.ts';

/** Messages that people have written to us. The id comes from the form, so that one that is sent twice arrives once. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid().primaryKey(),
    /** Whoever was signed in; anybody else is only the address they gave. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull(),
    topic: text().$type<ContactTopic>().notNull(),
    message: text().notNull(),
    language: text().$type<Language>().notNull(),
    createdAt: momentNow(),
  },
  (table) => [index().on(table.userId), index().on(table.createdAt)],
);
