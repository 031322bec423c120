import type { ContentDocument } from '@navor/contract';
import { holdStoredFiles, storedKeysOf } from '../../../content/files/hold-stored-files.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { type AuthoringWrite, claimDocument, makeOnce } from '../../authorship/index.ts';
import { writeCourseFile } from '../../courses/index.ts';
import { isThere } from '../documents/is-there.ts';
import { composeFiles } from '../drafts/compose-files.ts';
import { findDraft } from '../drafts/find-draft.ts';
import { lockDocument, putDraft } from '../drafts/write-draft.ts';
import { assessDrafted } from '../translations/assess-drafted.ts';
import { addMarks, findMarksOf } from '../translations/known-marks.ts';
import { translatedFiles } from '../translations/translated-file.ts';
import { courseFile, valueIn } from './find-course-draft.ts';

type Duplication = {
  courseId: string;
  copyId: string;
  title: string;
  userId: string;
  write?: AuthoringWrite | undefined;
};
type Duplicated = { kind: 'created' } | { kind: 'taken' };

/** Begins a course as a copy of another one, as its authors have left it, with all its files. It is the caller's own. */
export async function duplicateCourse(
  services: Pick<Services, 'db' | 'storage' | 'threads'>,
  duplication: Duplication,
): Promise<Duplicated> {
  const { courseId, copyId, title, userId, write } = duplication;
  const { db, storage } = services;
  const original = { kind: 'course', id: courseId } as const;
  const copy = { kind: 'course', id: copyId } as const;
  const marks = await knownMarks(services, original);
  const make = async (tx: Db): Promise<Duplicated> => {
    await lockDocument(tx, copy);
    if ((await isThere(tx, copy)) || !(await claimDocument(tx, copy, userId))) return { kind: 'taken' };
    const files = await composeFiles(tx, original);
    await holdStoredFiles(tx, storage, storedKeysOf(files.values()));
    const { value } = found(valueIn(files));
    // Translations of the other one's title would call the copy by its name.
    const bytes = writeCourseFile({ ...value, status: 'draft', title: { sl: title } });
    for (const [path, file] of files.set(courseFile, { bytes })) {
      await putDraft(tx, { document: copy, path, file, published: null, userId });
    }
    for (const [path, known] of marks) await addMarks(tx, { document: copy, path }, known);
    const details = { ...copy, copy_of: courseId };
    await recordAudit(tx, { actorId: userId, subjectId: null, action: 'content_created', reason: null, details });
    return { kind: 'created' };
  };
  const isMade = ({ kind }: Duplicated) => kind === 'created';
  return db.transaction((tx) => makeOnce(tx, { write, make: () => make(tx), isMade }));
}

/**
 * All that is known of a course's translations. What is published tells that of those that are drafted now, and the copy has
 * nothing published: without it, what is outdated would be taken for right there.
 */
async function knownMarks(services: Pick<Services, 'db' | 'threads'>, document: ContentDocument) {
  const { db } = services;
  const known = new Map(await findMarksOf(db, document));
  const drafted = new Set((await findDraft(db, document)).map(({ path }) => path));
  for (const text of translatedFiles(document, (await composeFiles(db, document)).keys())) {
    if (!drafted.has(text.filePath) && !drafted.has(text.sourcePath)) continue;
    known.set(text.path, (await assessDrafted(services, { document, text })).marks);
  }
  return known;
}
