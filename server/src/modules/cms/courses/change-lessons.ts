import type { CourseDraft, CourseValue } from '@navor/contract';
import type { Language } from '@navor/languages';
import { type DocumentFiles, hashOfFile } from '../../../content/documents.ts';
import type { Db } from '../../../platform/database/database.ts';
import { found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { type AuthoringWrite, makeOnce } from '../../authorship/index.ts';
import { beginLesson, lessonPathOf, lessonPathsOf, retitleLesson, writeCourseFile } from '../../courses/index.ts';
import { composeFiles } from '../drafts/compose-files.ts';
import { lockDocument, putDraft } from '../drafts/write-draft.ts';
import { keepRemoved } from '../versions/keep-removed.ts';
import { courseFile, findCourseDraft, valueIn } from './find-course-draft.ts';

type LessonChange = { courseId: string; lessonId: string; userId: string };
type BasedChange = LessonChange & { baseHash: string | null };
type Refusal = 'taken' | 'outdated';
type Changed<Kind extends Refusal> = { kind: 'saved' | Kind; course: CourseDraft };

/** A guess that its author corrects. */
const usualMinutes = 30;

type NewLesson = LessonChange & {
  moduleId: string;
  title: string;
  summary: string;
  write?: AuthoringWrite | undefined;
};

/**
 * Adds a lesson at the end of a module, with a text to go on from. The first lesson of a course is the one to try. One more stands
 * in the way of nothing that others may have changed meanwhile.
 */
export async function addLesson(
  services: Pick<Services, 'db'>,
  change: NewLesson,
): Promise<{ kind: 'saved'; course: CourseDraft } | { kind: 'taken' }> {
  const { lessonId, moduleId, title, summary } = change;
  const { kind, course } = await changeDraft<'taken'>(services, change, ({ value, files }) => {
    const isTaken = lessonPathsOf(lessonId).some((path) => files.has(path));
    if (isTaken || lessonsOf(value).some(({ id }) => id === lessonId)) return 'taken';
    found(value.modules.find(({ id }) => id === moduleId));
    const lesson = {
      ...{ id: lessonId, minutes: usualMinutes, preview: lessonsOf(value).length === 0 },
      ...({ status: 'published', completion: 'manual' } as const),
    };
    const modules = value.modules.map((module) =>
      module.id === moduleId ? { ...module, lessons: [...module.lessons, lesson] } : module,
    );
    return new Map([
      [courseFile, writeCourseFile({ ...value, modules })],
      [lessonPathOf(lessonId, 'sl'), beginLesson(title, summary)],
    ]);
  });
  return kind === 'taken' ? { kind } : { kind, course };
}

/** Takes a lesson with all its texts out of the draft. What learners did there stays theirs when that is published. */
export function removeLesson(services: Pick<Services, 'db'>, change: BasedChange): Promise<Changed<'outdated'>> {
  return changeDraft<'outdated'>(services, change, ({ value, files }) => {
    if (!isCurrent(files, courseFile, change)) return 'outdated';
    const modules = value.modules.map((module) => ({
      ...module,
      lessons: module.lessons.filter(({ id }) => id !== change.lessonId),
    }));
    const texts = lessonPathsOf(change.lessonId).filter((path) => files.has(path));
    return new Map<string, Buffer | undefined>([
      [courseFile, writeCourseFile({ ...value, modules })],
      ...texts.map((path) => [path, undefined] as const),
    ]);
  });
}

type Renaming = BasedChange & { language: Language; title: string };

/** Gives a lesson another title. The change is based on the text that has the title. */
export function renameLesson(services: Pick<Services, 'db'>, change: Renaming): Promise<Changed<'outdated'>> {
  const path = lessonPathOf(change.lessonId, change.language);
  return changeDraft<'outdated'>(services, change, ({ files }) => {
    if (!isCurrent(files, path, change)) return 'outdated';
    const file = found(files.get(path));
    const bytes = found('bytes' in file ? retitleLesson(file.bytes, change.title) : undefined);
    return new Map([[path, bytes]]);
  });
}

/** Whether the file that a change is based on is still as its author has seen it. */
function isCurrent(files: DocumentFiles, path: string, { baseHash }: BasedChange): boolean {
  const base = files.get(path);
  return (base ? hashOfFile(base) : null) === baseHash;
}

type Basis = { value: CourseValue; files: DocumentFiles };
/** By path; undefined takes a file out. */
type FileChanges = ReadonlyMap<string, Buffer | undefined>;

type Changing = LessonChange & { write?: AuthoringWrite | undefined };
type ChangeOf<Kind extends Refusal> = (basis: Basis) => FileChanges | Kind;

/** Changes a draft, and tells how the course stands then; the same write once more finds it as it stands by now. */
function changeDraft<Kind extends Refusal>(
  { db }: Pick<Services, 'db'>,
  changing: Changing,
  change: ChangeOf<Kind>,
): Promise<Changed<Kind>> {
  const { courseId, write } = changing;
  return db.transaction(async (tx) => {
    const make = () => changeFiles(tx, changing, change);
    const kind = await makeOnce(tx, { write, make, isMade: (made) => made === 'saved' });
    return { kind, course: await findCourseDraft(tx, courseId) };
  });
}

/** Changes several files at once, unless the change itself refuses what it finds. */
async function changeFiles<Kind extends Refusal>(
  tx: Db,
  { courseId, userId }: Changing,
  change: ChangeOf<Kind>,
): Promise<'saved' | Kind> {
  const document = { kind: 'course', id: courseId } as const;
  await lockDocument(tx, document);
  const files = await composeFiles(tx, document);
  const changes = change({ value: found(valueIn(files)).value, files });
  if (typeof changes === 'string') return changes;
  const removed = [...changes].flatMap(([path, bytes]) => (bytes ? [] : [path]));
  await keepRemoved(tx, { document, paths: removed, userId });
  for (const [path, bytes] of changes) {
    await putDraft(tx, { document, path, file: bytes && { bytes }, published: undefined, userId });
  }
  return 'saved';
}

function lessonsOf({ modules }: CourseValue) {
  return modules.flatMap(({ lessons }) => lessons);
}
