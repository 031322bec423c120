import type { Readable } from 'node:stream';
import { Readable as NodeReadable } from 'node:stream';
import type { ContentDocument } from '@navor/contract';
import { inFolder, type StoredFile } from '../../../content/documents.ts';
import { type PackedFile, writeZip } from '../../../content/zip/write-zip.ts';
import type { Viewer } from '../../../platform/access.ts';
import type { Services } from '../../../platform/services.ts';
import { mayEdit } from '../../authorship/index.ts';
import { listQuizzesOf } from '../../quizzes/index.ts';
import { documentsOf } from '../documents/document-kinds.ts';
import { composeFiles } from '../drafts/compose-files.ts';
import { exportMarks } from '../translations/marks-file.ts';

/** A document as its authors have left it, with what it leans on, as the folder of files that an installation loads. */
export async function exportArchive(services: Services, viewer: Viewer, document: ContentDocument): Promise<Readable> {
  const files = new Map<string, StoredFile>();
  for (const one of [document, ...(await quizzesWith(services, viewer, document))]) {
    const { folder, shared } = documentsOf(one.kind);
    const own = await composeFiles(services.db, one);
    for (const [path, bytes] of await shared.find(services.db, own)) files.set(path, { bytes });
    for (const [path, file] of inFolder(`${folder}/${one.id}`, own)) files.set(path, file);
    const marks = await exportMarks(services.db, one);
    for (const [path, bytes] of inFolder(`${folder}/${one.id}`, marks)) files.set(path, { bytes });
  }
  return writeZip(await Promise.all([...files].map(([path, file]) => packed(services, path, file))));
}

/** A course is nothing without the quizzes that lead to its certificate; those of others stay theirs. */
async function quizzesWith(
  { db }: Services,
  viewer: Viewer,
  { kind, id }: ContentDocument,
): Promise<ContentDocument[]> {
  if (kind !== 'course') return [];
  const quizzes: ContentDocument[] = [];
  for (const quizId of await listQuizzesOf(db, id)) {
    const quiz = { kind: 'quiz' as const, id: quizId };
    if (await mayEdit(db, viewer, quiz)) quizzes.push(quiz);
  }
  return quizzes;
}

async function packed({ storage }: Services, path: string, file: StoredFile): Promise<PackedFile> {
  if ('bytes' in file) return { path, content: file.bytes };
  const size = await storage.sizeOf(file.storageKey);
  if (size === undefined) throw new Error(`${file.storageKey} is missing in storage`);
  const open = async () => {
    const found = await storage.get(file.storageKey);
    if (!found) throw new Error(`${file.storageKey} is missing in storage`);
    return NodeReadable.fromWeb(found.stream as Parameters<typeof NodeReadable.fromWeb>[0]);
  };
  return { path, content: { size, open } };
}
