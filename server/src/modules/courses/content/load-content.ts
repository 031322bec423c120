import { takeTurns } from '../../../platform/database/locks.ts';
import { isError } from '../../../platform/markdown/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { courses } from '../courses.tables.ts';
import { readContentFiles } from './content-files.ts';
import { prepareContent } from './prepare-content.ts';
import type { FileProblem } from './read-content.ts';
import { type SaveReport, saveContent } from './save-content.ts';

type ContentServices = Pick<Services, 'db' | 'pool' | 'storage'>;

export type LoadReport =
  | ({ kind: 'loaded'; problems: FileProblem[] } & SaveReport)
  | { kind: 'refused'; problems: FileProblem[] };

/** Loads a folder of content, all of it or, when something in it is wrong, nothing. */
export async function loadContent(services: ContentServices, folder: string): Promise<LoadReport> {
  const content = await prepareContent(await readContentFiles(folder));
  const { problems } = content;
  if (problems.some(isError)) return { kind: 'refused', problems };
  return { kind: 'loaded', problems, ...(await saveContent(services, content)) };
}

/** An installation without any course starts with those that come with the product. */
export function loadStarterContent(services: ContentServices, folder: string, onLoad: () => void): Promise<void> {
  return takeTurns(services.pool, 'starterContent', async () => {
    const [any] = await services.db.select({ id: courses.id }).from(courses).limit(1);
    if (any) return;
    onLoad();
    const report = await loadContent(services, folder);
    if (report.kind === 'loaded') return;
    const first = report.problems.find(isError);
    throw new Error(`The starter content has faults, the first in ${first?.path}:${first?.line}: ${first?.message}`);
  });
}
