import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/database/database.ts';
import type { Storage } from '../platform/files/storage.ts';
import type { Job, Services } from '../platform/services.ts';
import type { ContentFiles, ContentPaths } from './files/content-files.ts';
import type { FileProblem } from './files/problem.ts';

/** One kind of authored content, such as courses: a module declares it, and loading, checking and exporting go over all of them. */
export type ContentKind = {
  /** What is counted: "1 course", "2 courses". */
  noun: { one: string; many: string };
  /** The files that belong to it. */
  paths: ContentPaths;
  hasAny: (db: Db) => Promise<boolean>;
  /** The files as an export would write them. */
  format: (files: ContentFiles) => { formatted: ContentFiles; problems: FileProblem[] };
  prepare: (files: ContentFiles, options: PrepareOptions) => Promise<PreparedContent>;
  /** What texts of other kinds may lead to, as they write it: `/library/enote-si`. Left out where they may not. */
  addresses?: (files: ContentFiles, db?: Db) => Promise<string[]>;
  /** All of it that the database has, as files. */
  export: (services: Pick<Services, 'db' | 'storage'>) => Promise<ContentFiles>;
  /** What an older renderer made is rendered anew in the background. */
  outdated: { has: (db: Db) => Promise<boolean>; job: Job };
};

export type PrepareOptions = {
  /** Where other content is that the files may refer to; without it they have to stand on their own. */
  db?: Db;
  /** Where larger files of that content are. */
  storage?: Storage;
  /** Texts that need no rendering any more. */
  rendered?: RenderedTexts;
  /** Whether there is something at an address of another kind of content; without it there is nothing. */
  leadsElsewhere?: LeadsElsewhere;
};

export type LeadsElsewhere = (address: string) => boolean;

/** What became of texts, by the paths of their files; each kind of content has a form of its own for it. */
export type RenderedTexts = ReadonlyMap<string, unknown>;

export type PreparedContent = {
  ids: string[];
  problems: FileProblem[];
  rendered: RenderedTexts;
  /** Brings it into the database; the same content again changes nothing. */
  save: (services: ContentServices) => Promise<SaveReport>;
};

export type ContentServices = Pick<Services, 'db' | 'pool' | 'storage' | 'events'>;

/** By ids. */
export type SaveReport = { saved: string[]; unchanged: string[] };

/** What a module says of its content, in its own types. */
type ContentDefinition<Read extends { problems: FileProblem[] }, Prepared extends { problems: FileProblem[] }> = Pick<
  ContentKind,
  'noun' | 'paths' | 'addresses' | 'export' | 'outdated'
> & {
  /** Has a row for each. */
  table: PgTable;
  read: (files: ContentFiles) => Read;
  format: (read: Read) => ContentFiles;
  prepare: (files: ContentFiles, options: PrepareOptions) => Promise<Prepared>;
  idsOf: (prepared: Prepared) => string[];
  renderedOf: (prepared: Prepared) => RenderedTexts;
  save: (services: ContentServices, prepared: Prepared) => Promise<SaveReport>;
};

export function defineContentKind<
  Read extends { problems: FileProblem[] },
  Prepared extends { problems: FileProblem[] },
>(definition: ContentDefinition<Read, Prepared>): ContentKind {
  const { noun, paths, addresses, outdated, table, read, format, prepare, save } = definition;
  return {
    ...{ noun, paths, outdated },
    ...(addresses && { addresses }),
    export: definition.export,
    hasAny: async (db) => (await db.select().from(table).limit(1)).length > 0,
    format(files) {
      const content = read(files);
      return { formatted: format(content), problems: content.problems };
    },
    async prepare(files, options) {
      const prepared = await prepare(files, options);
      return {
        ids: definition.idsOf(prepared),
        problems: prepared.problems,
        rendered: definition.renderedOf(prepared),
        save: (services) => save(services, prepared),
      };
    },
  };
}
