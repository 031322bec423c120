import type { ContentDocument } from '@navor/contract';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { defineThreadTask } from '../../../platform/threads/thread-task.ts';
import { documentsOf } from '../documents/document-kinds.ts';
import { isThere } from '../documents/is-there.ts';
import type { ArchivedDocument } from './archived-documents.ts';

/** Gives documents that are there already ids of their own, and leads those that come along to them. */
export async function renameDocuments(
  { db, threads }: Pick<Services, 'db' | 'threads'>,
  documents: readonly ArchivedDocument[],
): Promise<ArchivedDocument[]> {
  const names = new Map<string, string>();
  for (const { document } of documents) names.set(nameOf(document), await freeId(db, document));
  const mainFiles = new Map(
    documents.flatMap(({ document, files }) => {
      const main = files.get(documentsOf(document.kind).mainFile);
      return main && 'bytes' in main ? [[nameOf(document), main.bytes] as const] : [];
    }),
  );
  const renamed = await threads.run(renameReferencesTask, { files: mainFiles, names });
  return documents.map(({ document, files, marks }) => {
    const main = renamed.get(nameOf(document));
    const { mainFile } = documentsOf(document.kind);
    return {
      document: { ...document, id: names.get(nameOf(document)) ?? document.id },
      files: main ? new Map(files).set(mainFile, { bytes: Buffer.from(main) }) : files,
      marks,
    };
  });
}

const nameOf = ({ kind, id }: ContentDocument) => `${kind} ${id}`;

/** `osnove`, or else `osnove-2` and so on. Pages have their addresses and no others. */
async function freeId(db: Db, { kind, id }: ContentDocument): Promise<string> {
  if (kind === 'page') return id;
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? id : `${id}-${number}`;
    if (!(await isThere(db, { kind, id: candidate }))) return candidate;
  }
}

const renameReferencesTask = defineThreadTask<typeof import('./rename-references.ts'), 'renameReferences'>({
  ...{ name: 'renameReferences', file: new URL('./rename-references.ts', import.meta.url), limitMs: 60_000 },
});
