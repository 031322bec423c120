import { takeTurns } from '../platform/database/locks.ts';
import type { Services } from '../platform/services.ts';
import { loadShippedFolder } from './content-folder.ts';
import type { ContentKind } from './content-kind.ts';
import { type ContentFiles, readContentFiles } from './files/content-files.ts';
import { isError } from './files/problem.ts';

type StarterServices = Pick<Services, 'db' | 'pool' | 'storage' | 'events' | 'log'>;

/**
 * An installation starts with the content that comes with the product; one that has content, but none of a kind, such as
 * one that was made before there were quizzes, gets what fits of that kind.
 */
export function loadStarterContent(
  services: StarterServices,
  kinds: readonly ContentKind[],
  folder: string,
  onLoad: () => void,
): Promise<void> {
  return takeTurns(services.pool, 'starterContent', async () => {
    const [first, ...others] = kinds;
    if (!first) return;
    if (!(await first.hasAny(services.db))) {
      onLoad();
      await loadAll(services, kinds, folder);
      return;
    }
    for (const kind of others) {
      if (!(await kind.hasAny(services.db))) await loadFitting(services, kind, folder, onLoad);
    }
  });
}

async function loadAll(services: StarterServices, kinds: readonly ContentKind[], folder: string): Promise<void> {
  const report = await loadShippedFolder(services, kinds, folder);
  if (report.kind === 'loaded') return;
  const first = report.problems.find(isError);
  throw new Error(`The starter content has faults, the first in ${first?.path}:${first?.line}: ${first?.message}`);
}

/** What it refers to may be other content by now, and starting must not fail for that. What is left out may make others unfit. */
async function loadFitting(
  services: StarterServices,
  kind: ContentKind,
  folder: string,
  onLoad: () => void,
): Promise<void> {
  const files = await readContentFiles(folder, kind.paths);
  if (files.size === 0) return;
  onLoad();
  const left = new Set<string>();
  for (;;) {
    const content = await kind.prepare(without(files, left), { db: services.db, storage: services.storage });
    const faulty = new Set(content.problems.filter(isError).map(({ path }) => folderOf(path)));
    if (faulty.size === 0) {
      if (content.ids.length > 0) await content.save(services);
      break;
    }
    for (const id of faulty) left.add(id);
  }
  if (left.size === 0) return;
  services.log.info({ left: [...left] }, `starter ${kind.noun.many} that do not fit were left out`);
}

function without(files: ContentFiles, folders: ReadonlySet<string>): ContentFiles {
  return new Map([...files].filter(([path]) => !folders.has(folderOf(path))));
}

/** The folder, below that of its kind, that a file is in. */
function folderOf(path: string): string {
  return path.split('/')[1] ?? '';
}
