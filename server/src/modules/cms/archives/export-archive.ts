import type { Readable } from 'node:stream';
import { Readable as NodeReadable } from 'node:stream';
import type { ContentDocument } from '@navor/contract';
import { type Language, type Translated, textIn } from '@navor/languages';
import { inFolder, type StoredFile } from '../../../content/documents.ts';
import { type PackedFile, writeZip } from '../../../content/zip/write-zip.ts';
import type { Viewer } from '../../../platform/access.ts';
import type { Services } from '../../../platform/services.ts';
import { documentsOf } from '../documents/document-kinds.ts';
import { composeFiles } from '../drafts/compose-files.ts';
import { exportMarks } from '../translations/marks-file.ts';
import { findCourseQuizzes } from './find-course-quizzes.ts';

type Export = {
  document: ContentDocument;
  viewer: Viewer;
  /** What is told beside the content is told in it. */
  language: Language;
};

/** A document as its authors have left it, with what it leans on, as the folder of files that an installation loads. */
export async function exportArchive(services: Services, { document, viewer, language }: Export): Promise<Readable> {
  const files = new Map<string, StoredFile>();
  const quizzes = document.kind === 'course' ? await findCourseQuizzes(services.db, viewer, document.id) : undefined;
  for (const one of [document, ...(quizzes?.own ?? [])]) {
    const { folder, shared } = documentsOf(one.kind);
    const own = await composeFiles(services.db, one);
    for (const [path, bytes] of await shared.find(services.db, own)) files.set(path, { bytes });
    for (const [path, file] of inFolder(`${folder}/${one.id}`, own)) files.set(path, file);
    const marks = await exportMarks(services.db, one);
    for (const [path, bytes] of inFolder(`${folder}/${one.id}`, marks)) files.set(path, { bytes });
  }
  if (quizzes && quizzes.foreign.length > 0) {
    files.set('left-out.txt', { bytes: leftOut(services, quizzes.foreign, language) });
  }
  return writeZip(await Promise.all([...files].map(([path, file]) => packed(services, path, file))));
}

/** A course comes without the quizzes of others: whoever asked for it would find out only where it is missed. */
function leftOut(
  { texts }: Services,
  foreign: readonly { id: string; title: Translated }[],
  language: Language,
): Buffer {
  const lines = foreign.map(({ id, title }) => `- ${textIn(title, language)} (${id})`);
  return Buffer.from([texts.say(language, 'cms-archives:leftOut'), '', ...lines, ''].join('\n'));
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
