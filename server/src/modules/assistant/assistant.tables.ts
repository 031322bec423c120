import type {
  AnswerBlock,
  AnswerFailure,
  AnswerNotice,
  AnswerSource,
  AnswerStatus,
  ShownAttachment,
} from '@navor/contract';
import type { Language } from '@navor/languages';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, momentNow } from '../../platform/database/columns.ts';
import { ownerReference } from '../identity/index.ts';
import type { AnswerPart, StoredCitation } from './answers/pipeline.ts';
import type { GivenHint } from './teaching/give-hint.ts';

export const assistantConversations = pgTable(
  'assistant_conversations',
  {
    id: uuid().primaryKey(),
    userId: ownerReference(),
    /** Of all answers, as it was when the conversation began. */
    language: text().$type<Language>().notNull(),
    title: text().notNull(),
    /** The title as it is compared by the search in the history. */
    folded: text().notNull(),
    /** By its owner; until then it is called by its first question. */
    isNamed: boolean().notNull().default(false),
    createdAt: momentNow(),
    /** Of the last question. */
    updatedAt: momentNow(),
  },
  (table) => [index('assistant_conversations_newest_index').on(table.userId, table.updatedAt.desc(), table.id)],
);

const ofConversation = () =>
  uuid()
    .notNull()
    .references(() => assistantConversations.id, { onDelete: 'cascade' });

/** What a learner asked. Asked again in other words, it is the same turn. */
export const assistantTurns = pgTable(
  'assistant_turns',
  {
    id: uuid().primaryKey(),
    conversationId: ofConversation(),
    userId: ownerReference(),
    /** From 1. */
    number: integer().notNull(),
    text: text().notNull(),
    /** As they were called when it was asked: what is gone since is still named. */
    attachments: jsonb().$type<ShownAttachment[]>().notNull().default([]),
    /** The text as it is compared by the search in the history. */
    folded: text().notNull(),
    createdAt: momentNow(),
  },
  (table) => [uniqueIndex().on(table.conversationId, table.number), index().on(table.userId)],
);

/** An answer to a turn; each new try is another one. One that counts takes the place of those before it. */
export const assistantAnswers = pgTable(
  'assistant_answers',
  {
    id: uuid().primaryKey(),
    turnId: uuid()
      .notNull()
      .references(() => assistantTurns.id, { onDelete: 'cascade' }),
    conversationId: ofConversation(),
    userId: ownerReference(),
    /** Of its turn, from 1. */
    number: integer().notNull(),
    /** What it answers, as it was worded then: the words of a turn are those of its newest try. */
    question: text().notNull(),
    status: text().$type<AnswerStatus>().notNull().default('writing'),
    failure: text().$type<AnswerFailure>(),
    source: text().$type<AnswerSource>().notNull(),
    model: text(),
    /** Once it has ended; until then there are its parts. */
    blocks: jsonb().$type<AnswerBlock[]>().notNull().default([]),
    citations: jsonb().$type<StoredCitation[]>().notNull().default([]),
    notices: jsonb().$type<AnswerNotice[]>().notNull().default([]),
    /** Of the open question that it is about, as soon as it is taken: another try at the same words gives the same one. */
    hint: jsonb().$type<GivenHint>(),
    /** The question and the answer as they are compared by the search in the history. */
    folded: text().notNull(),
    /** The position of its last part, and one more once it has ended. */
    revision: integer().notNull().default(0),
    /** The process that writes it says again and again that it is alive; past this moment it is not. */
    aliveUntil: moment().notNull(),
    stopRequestedAt: moment(),
    createdAt: momentNow(),
    finishedAt: moment(),
  },
  (table) => [
    uniqueIndex().on(table.turnId, table.number),
    // One at a time: whoever asks twice at once is refused by this.
    uniqueIndex('assistant_answers_writing_index').on(table.conversationId).where(sql`${table.status} = 'writing'`),
    index('assistant_answers_alive_index').on(table.aliveUntil).where(sql`${table.status} = 'writing'`),
    index().on(table.conversationId),
    index().on(table.userId),
    check('assistant_answers_failure_check', sql`(${table.status} = 'failed') = (${table.failure} is not null)`),
  ],
);

/** What there is of an answer while it is written. Rows are only added, and go when the answer has ended and holds all of it. */
export const assistantAnswerParts = pgTable(
  'assistant_answer_parts',
  {
    answerId: uuid()
      .notNull()
      .references(() => assistantAnswers.id, { onDelete: 'cascade' }),
    userId: ownerReference(),
    /** From 1. */
    position: integer().notNull(),
    part: jsonb().$type<AnswerPart>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.answerId, table.position] })],
);

/** One row for each answer that was asked for: reserved, then settled or released. It outlasts its conversation. */
export const assistantUsage = pgTable(
  'assistant_usage',
  {
    answerId: uuid().primaryKey(),
    userId: ownerReference(),
    conversationId: uuid().references(() => assistantConversations.id, { onDelete: 'set null' }),
    /** By the calendar of whoever asked: a day is over only once, however the person moves through time zones. */
    day: date().notNull(),
    status: text().$type<'reserved' | 'settled' | 'released'>().notNull().default('reserved'),
    inputTokens: integer().notNull().default(0),
    outputTokens: integer().notNull().default(0),
    /** The gateway told no figures. */
    isEstimated: boolean().notNull().default(false),
    createdAt: momentNow(),
  },
  (table) => [
    index('assistant_usage_day_index').on(table.userId, table.day, table.status),
    index('assistant_usage_total_index').on(table.day),
    index().on(table.conversationId),
  ],
);
