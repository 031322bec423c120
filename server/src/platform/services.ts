import type { ContentDocument } from '@navor/contract';
import type { Translated } from '@navor/languages';
import type { Pool } from 'pg';
import type { z } from 'zod';
import type { CalendarSource } from './calendar-source.ts';
import type { Config } from './config.ts';
import type { Db } from './database/database.ts';
import type { Storage } from './files/storage.ts';
import type { LiveChange } from './live/watchers.ts';
import type { Logger } from './logging.ts';
import type { Message } from './mail/message.ts';
import type { PersonalTable } from './personal-data.ts';
import type { SearchSource } from './searchable.ts';
import type { Texts } from './texts.ts';
import type { ThreadPool } from './threads/thread-pool.ts';

/** What the platform offers to every module. */
export type Services = {
  config: Config;
  /** The installation's signing key. */
  secret: string;
  db: Db;
  /** For named statements on hot paths; everything else uses `db`. */
  pool: Pool;
  log: Logger;
  jobs: {
    /** Queues work in the caller's transaction: it runs if and only if that commits. */
    enqueue: <Input extends object>(db: Db, job: Job<Input>, input: Input) => Promise<void>;
  };
  events: {
    /** Tells of a change in the transaction that makes it: both are kept or neither. */
    announce: <Payload>(db: Db, event: Event<Payload>, payload: Payload) => Promise<void>;
    /** The same for many at once, by as many statements as for one. */
    announceAll: <Payload>(db: Db, event: Event<Payload>, payloads: readonly Payload[]) => Promise<void>;
  };
  mail: {
    /** Sends a message in the background if the caller's transaction commits; at most one a cause. */
    send: (db: Db, message: Message) => Promise<void>;
    /** Whether there is a message of this cause, whatever became of it. */
    isCaused: (db: Db, cause: string) => Promise<boolean>;
    /** Sends what was held for this account. */
    release: (db: Db, ownerId: string) => Promise<void>;
    /** Tries a message that could not be delivered again at once; false if there is no such message. */
    retry: (db: Db, mailId: string) => Promise<boolean>;
  };
  live: {
    /** Tells watchers in all processes of a change, if the caller's transaction commits. Ids only: what changed is read by whoever hears of it. */
    publish: (db: Db, topic: string, id: string) => Promise<void>;
    /** What changes from this moment on, until the signal or the server's stop ends it. */
    watch: (topics: readonly string[], signal: AbortSignal) => AsyncIterable<LiveChange>;
  };
  storage: Storage;
  /** For what would keep others waiting for their answers. */
  threads: Pick<ThreadPool, 'run'>;
  texts: Texts;
  /** Of the product. */
  version: string;
  /** What modules have declared, of all of them together. */
  personalTables: readonly PersonalTable[];
  searchSources: readonly SearchSource[];
  calendarSources: readonly CalendarSource[];
  documents: DocumentLookup;
};

type DraftedText = { bytes: Buffer; updatedAt: Date };

/** What a module may ask about documents that cannot know which there are. */
export type DocumentLookup = {
  /** Undefined where there is no such document. */
  findTitle: (db: Db, document: ContentDocument) => Promise<Translated | undefined>;
  /** Whether authors have left a file otherwise than it is published. */
  isFileDrafted: (db: Db, document: ContentDocument, path: string) => Promise<boolean>;
  /** A text as authors have left it and nobody else has it; undefined where it is as it is published. */
  findDraftedText: (db: Db, document: ContentDocument, path: string) => Promise<DraftedText | undefined>;
};

/** Work done in the background, at least once: `run` must bear being called again with the same input. */
export type Job<Input extends object = object> = {
  /** Also the queue's name; renaming it strands what is queued. */
  name: string;
  input: z.ZodType<Input>;
  /** How often to try again after a failure, with growing pauses. */
  retries: number;
  /** A cron line in UTC, for work that starts by the clock; its input is then `{}`. */
  schedule?: string;
  run(input: Input, services: Services): Promise<void>;
};

/** Something that has happened, told by the module that owns it to any module that cares. */
export type Event<Payload> = { name: string; payload: z.ZodType<Payload> };
