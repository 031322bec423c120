import { type AllFiles, type FileFilter, type FilesOfDocument, fileFilters } from '@navor/contract';
import type { Viewer } from '../../../platform/access.ts';
import type { Services } from '../../../platform/services.ts';
import { listEditable } from '../../authorship/index.ts';
import { type CountedDocument, countFiles, type FileCounts, findCountedFiles } from './count-files.ts';
import { countStaleFiles, findAllIds, kindsWithFiles } from './count-stale-files.ts';
import { listFiles } from './list-files.ts';

const documentsPerPage = 5;
/** After this long no other document is counted while somebody waits. */
const patienceMs = 2_000;

type Asked = { page: number; show: FileFilter };

/**
 * Files of the documents that somebody may edit, a page of documents at a time. Which of them have any, and how many, is told by
 * what was counted: only documents of the page, and those that changed since, are looked through.
 */
export async function listAllFiles(services: Services, viewer: Viewer, { page, show }: Asked): Promise<AllFiles> {
  const known = await findEditable(services, viewer);
  const counted = await countChanged(services, known);
  const withFiles = counted.filter(({ counts }) => counts[show] > 0);
  const documents: FilesOfDocument[] = [];
  for (const { kind, id } of withFiles.slice((page - 1) * documentsPerPage, page * documentsPerPage)) {
    const listed = await listFiles(services, { kind, id }, show);
    if (listed.files.length > 0) documents.push(listed);
  }
  return {
    documents,
    counts: sumOf(counted.map(({ counts }) => counts)),
    is_complete: counted.length === known.length,
    page_count: Math.max(1, Math.ceil(withFiles.length / documentsPerPage)),
  };
}

/** By kind and id, so that a page stays what it was. */
async function findEditable({ db }: Services, viewer: Viewer): Promise<CountedDocument[]> {
  const found: CountedDocument[] = [];
  for (const kind of kindsWithFiles()) {
    const ids = (await listEditable(db, viewer, kind)) ?? (await findAllIds(db, kind));
    found.push(...(await findCountedFiles(db, kind, ids.sort())));
  }
  return found;
}

/** Without those that were never counted, where that is left to the background. */
async function countChanged(services: Services, documents: readonly CountedDocument[]) {
  const startedAt = performance.now();
  const counted: (CountedDocument & { counts: FileCounts })[] = [];
  let isLeft = false;
  for (const document of documents) {
    let { counts } = document;
    if (!document.isCurrent) {
      if (performance.now() - startedAt < patienceMs) counts = await countFiles(services.db, document);
      else isLeft = true;
    }
    if (counts) counted.push({ ...document, counts });
  }
  if (isLeft) await services.jobs.enqueue(services.db, countStaleFiles, {});
  return counted;
}

function sumOf(all: readonly FileCounts[]): FileCounts {
  const sum: FileCounts = { all: 0, unused: 0, undescribed: 0 };
  for (const counts of all) for (const filter of fileFilters) sum[filter] += counts[filter];
  return sum;
}
