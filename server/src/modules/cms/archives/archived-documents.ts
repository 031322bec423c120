import { type ContentDocument, documentKinds } from '@navor/contract';
import type { Services } from '../../../platform/services.ts';
import { documentsOf } from '../documents/document-kinds.ts';
import { type ReadMarks, readMarks } from '../translations/marks-file.ts';
import type { ArchivedFile, ReadArchive } from './read-archive.ts';

export type ArchivedDocument = {
  document: ContentDocument;
  files: Map<string, ArchivedFile>;
  /** What its translations were right for. */
  marks: ReadMarks[];
};

/** A course has as many quizzes at most; each document takes a moment to be checked, and somebody waits for all of them. */
const mostDocuments = 200;

/** The documents of an archive, those first that others lean on, and the files that belong to none; null where there are too many. */
export async function archivedDocuments(
  services: Pick<Services, 'threads'>,
  { files }: ReadArchive,
): Promise<{ documents: ArchivedDocument[]; stray: string[] } | null> {
  const stray: string[] = [];
  const documents = new Map<string, ArchivedDocument>();
  for (const [place, file] of files) {
    const [, folder, id = '', path = ''] = /^([a-z]+)\/([^/]+)\/(.+)$/.exec(place) ?? [];
    const kind = documentKinds.find((one) => documentsOf(one).folder === folder);
    if (!kind) continue;
    const { isFile, mainFile } = documentsOf(kind);
    const isText = 'bytes' in file && !isFile(path);
    const marks = isText ? await readMarks(services, { kind, id }, { path, bytes: file.bytes }) : undefined;
    if (!(isFile(path) || marks) || !files.has(`${folder}/${id}/${mainFile}`)) {
      stray.push(place);
      continue;
    }
    const key = `${kind} ${id}`;
    const document: ArchivedDocument = documents.get(key) ?? { document: { kind, id }, files: new Map(), marks: [] };
    documents.set(key, document);
    if (documents.size > mostDocuments) return null;
    if (marks) document.marks.push(marks);
    else document.files.set(path, file);
  }
  const inOrder = [...documents.values()].sort(
    (one, other) => documentKinds.indexOf(one.document.kind) - documentKinds.indexOf(other.document.kind),
  );
  return { documents: inOrder, stray };
}
