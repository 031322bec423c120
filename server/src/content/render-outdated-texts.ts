import { z } from 'zod';
import type { Db } from '../platform/database/database.ts';
import { takeTurns } from '../platform/database/locks.ts';
import { defineJob } from '../platform/jobs.ts';
import type { Job, Services } from '../platform/services.ts';
import type { ContentFiles } from './files/content-files.ts';
import { type FileProblem, isError } from './files/problem.ts';

/** The files of all content together with the content hash of each owner, such as a course, which tells later whether it is still the same. */
export type ContentSnapshot = { files: ContentFiles; hashes: ReadonlyMap<string, string> };

/** Texts and what they belong to, such as the lessons of a course. */
type OwnedTexts<Text extends { path: string }> = {
  jobName: string;
  /** Of one owner, or of any. */
  has: (db: Db, ownerId?: string) => Promise<boolean>;
  /** Where the owners' folders are. */
  folder: string;
  exportSnapshot: (services: Services) => Promise<ContentSnapshot>;
  /** Renders them beside what is served. */
  render: (services: Services, files: ContentFiles) => Promise<RenderedOwners<Text>>;
  /** Locks the owner if it is still the one of the snapshot. */
  lockUnchanged: (db: Db, ownerId: string, hash: string) => Promise<boolean>;
  /** Keeps how a text looks if it is outdated. */
  updateText: (db: Db, ownerId: string, text: Text) => Promise<unknown>;
  /** Lets all texts of the owner that are still outdated count as rendered, and tells which they are. */
  acceptOutdated: (db: Db, ownerId: string) => Promise<object[]>;
  /** It may be found by other passages now. */
  announce: (db: Db, services: Pick<Services, 'events'>, ownerId: string) => Promise<void>;
};

export type RenderedOwners<Text> = { owners: { id: string; prepared: Text[] }[]; problems: FileProblem[] };
type RenderServices = Pick<Services, 'db' | 'pool' | 'log' | 'events'>;

type OutdatedTexts<Text> = {
  has: (db: Db) => Promise<boolean>;
  job: Job;
  /** Saves how texts look and nothing else, of owners that are still those of the snapshot. */
  saveRendered: (
    services: RenderServices,
    rendered: RenderedOwners<Text>,
    hashes: ContentSnapshot['hashes'],
  ) => Promise<void>;
};

/**
 * After an update of the renderer, shows every text as the new one would, but none that it finds faults in: these stay as
 * the former one made them.
 */
export function renderOutdatedTexts<Text extends { path: string }>(owned: OwnedTexts<Text>): OutdatedTexts<Text> {
  const saveRendered: OutdatedTexts<Text>['saveRendered'] = async (services, { owners, problems }, hashes) => {
    const errors = problems.filter(isError);
    const faulty = new Set(errors.map(({ path }) => path));
    for (const [id, hash] of hashes) {
      const texts = owners.find((owner) => owner.id === id)?.prepared ?? [];
      const sound = texts.filter(({ path }) => !faulty.has(path));
      const kept = await saveOwner(services, owned, { id, hash, texts: sound });
      if (kept.length === 0) continue;
      const folder = `${owned.folder}/${id}`;
      const faults = errors.filter(({ path }) => path.startsWith(`${folder}/`));
      services.log.warn({ folder, kept, faults }, 'texts not rendered anew: they have faults');
    }
  };
  const job = defineJob({
    name: owned.jobName,
    input: z.object({}),
    retries: 3,
    async run(_, services) {
      const { files, hashes } = await owned.exportSnapshot(services);
      await saveRendered(services, await owned.render(services, files), hashes);
    },
  });
  return { has: (db) => owned.has(db), job, saveRendered };
}

/** Tells which texts stay as they were. */
function saveOwner<Text extends { path: string }>(
  services: RenderServices,
  { lockUnchanged, has, updateText, announce, acceptOutdated }: OwnedTexts<Text>,
  { id, hash, texts }: { id: string; hash: string; texts: Text[] },
): Promise<object[]> {
  return takeTurns(services.pool, 'content', () =>
    services.db.transaction(async (tx) => {
      // What was loaded in the meantime was rendered then.
      if (!(await lockUnchanged(tx, id, hash)) || !(await has(tx, id))) return [];
      for (const text of texts) await updateText(tx, id, text);
      await announce(tx, services, id);
      // A faulty text would fail at every start again. Its old body can still be read, so it counts as made by this
      // edition: the next edition tries again, and mending the text means loading it, which renders it too.
      return acceptOutdated(tx, id);
    }),
  );
}
