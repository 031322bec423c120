import type { ContentDocument } from '@navor/contract';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { defineThreadTask } from '../../../platform/threads/thread-task.ts';
import { documentsOf } from '../documents/document-kinds.ts';
import { isThere } from '../documents/is-there.ts';
import type { ArchivedDocument } from './archived-documents.ts';
import type { ArchivedFile } from './read-archive.ts';
import type { ReferringDocument } from './rename-references.ts';

/** New ids by kinds and old ids, as they are kept. */
export type NewIds = Record<string, string>;

/** Ids for documents that are to stand beside what is there already, each its own. */
export async function chooseNewIds(db: Db, documents: readonly ArchivedDocument[]): Promise<NewIds> {
  const brought = new Set(documents.map(({ document }) => nameOf(document)));
  const ids = new Map<string, string>();
  for (const { document } of documents) ids.set(nameOf(document), await freeId(db, document, brought));
  return Object.fromEntries(ids);
}

/** Gives documents their new ids, and leads those that come along to them. */
export async function renameDocuments(
  { threads }: Pick<Services, 'threads'>,
  documents: readonly ArchivedDocument[],
  ids: NewIds,
): Promise<ArchivedDocument[]> {
  const names = new Map(Object.entries(ids));
  const referring = documents.map((archived) => referringOf(archived));
  const renamed = await threads.run(renameReferencesTask, { documents: referring, names });
  return documents.map(({ document, files, marks }, at) => {
    const changed = [...(renamed[at]?.files ?? [])].map(([path, bytes]): [string, ArchivedFile] => [
      path,
      { bytes: Buffer.from(bytes) },
    ]);
    return {
      document: { ...document, id: names.get(nameOf(document)) ?? document.id },
      files: new Map([...files, ...changed]),
      marks: renamed[at]?.marks ?? marks,
    };
  });
}

function referringOf({ document, files, marks }: ArchivedDocument): ReferringDocument {
  const { mainFile, textAt } = documentsOf(document.kind);
  const texts = [...files].flatMap(([path, file]) =>
    'bytes' in file && textAt(path) ? [[path, file.bytes] as const] : [],
  );
  const main = files.get(mainFile);
  return {
    kind: document.kind,
    main: main && 'bytes' in main ? [mainFile, main.bytes] : undefined,
    ...{ texts: new Map(texts), marks },
  };
}

const nameOf = ({ kind, id }: ContentDocument) => `${kind} ${id}`;

/** `osnove`, or else `osnove-2` and so on, which comes along under no other name. Pages have their addresses and no others. */
async function freeId(db: Db, { kind, id }: ContentDocument, brought: ReadonlySet<string>): Promise<string> {
  if (kind === 'page' || !(await isThere(db, { kind, id }))) return id;
  for (let number = 2; ; number++) {
    const candidate = { kind, id: `${id}-${number}` };
    if (!brought.has(nameOf(candidate)) && !(await isThere(db, candidate))) return candidate.id;
  }
}

const renameReferencesTask = defineThreadTask<typeof import('./rename-references.ts'), 'renameReferences'>({
  ...{ name: 'renameReferences', file: new URL('./rename-references.ts', import.meta.url), limitMs: 60_000 },
});
