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

type LessonChange = { courseId: string; lessonId: string; baseHash: string | null; userId: string };
type Changed = { kind: 'saved' | 'outdated'; course: CourseDraft };

/** A guess that its author corrects. */
const usualMinutes = 30;

type NewLesson = LessonChange & {
  moduleId: string;
  title: string;
  summary: string;
  write?: AuthoringWrite | undefined;
};

/** Adds a lesson at the end of a module, with a text to go on from. The first lesson of a course is the one to try. */
export function addLesson(services: Pick<Services, 'db'>, change: NewLesson): Promise<Changed | { kind: 'taken' }> {
  const { lessonId, moduleId, title, summary } = change;
  return changeDraft(services, change, ({ value, files }) => {
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
}

/** Takes a lesson with all its texts out of the draft. What learners did there stays theirs when that is published. */
export async function removeLesson(services: Pick<Services, 'db'>, change: LessonChange): Promise<Changed> {
  const removed = await changeDraft(services, change, ({ value, files }) => {
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
  return notTaken(removed);
}

type Renaming = LessonChange & { language: Language; title: string };

/** Gives a lesson another title. The change is based on the text that has the title. */
export async function renameLesson(services: Pick<Services, 'db'>, change: Renaming): Promise<Changed> {
  const path = lessonPathOf(change.lessonId, change.language);
  const renamed = await changeDraft(services, { ...change, basePath: path }, ({ files }) => {
    const file = found(files.get(path));
    const bytes = found('bytes' in file ? retitleLesson(file.bytes, change.title) : undefined);
    return new Map([[path, bytes]]);
  });
  return notTaken(renamed);
}

type Basis = { value: CourseValue; files: DocumentFiles };
/** By path; undefined takes a file out. */
type FileChanges = ReadonlyMap<string, Buffer | undefined>;

type Changing = LessonChange & { basePath?: string; write?: AuthoringWrite | undefined };
type ChangeOf = (basis: Basis) => FileChanges | 'taken';
type Outcome = Changed['kind'] | 'taken';

/** Changes a draft, and tells how the course stands then; the same write once more finds it as it stands by now. */
function changeDraft(
  { db }: Pick<Services, 'db'>,
  changing: Changing,
  change: ChangeOf,
): Promise<Changed | { kind: 'taken' }> {
  const { courseId, write } = changing;
  return db.transaction(async (tx): Promise<Changed | { kind: 'taken' }> => {
    const make = () => changeIfCurrent(tx, changing, change);
    const kind = await makeOnce<Outcome>(tx, { write, make, isMade: (made) => made === 'saved' });
    return kind === 'taken' ? { kind } : { kind, course: await findCourseDraft(tx, courseId) };
  });
}

/** Changes several files at once, as long as the one that the change is based on is still as its author has seen it. */
async function changeIfCurrent(tx: Db, changing: Changing, change: ChangeOf): Promise<Outcome> {
  const { courseId, baseHash, userId, basePath = courseFile } = changing;
  const document = { kind: 'course', id: courseId } as const;
  await lockDocument(tx, document);
  const files = await composeFiles(tx, document);
  const base = files.get(basePath);
  if ((base ? hashOfFile(base) : null) !== baseHash) return 'outdated';
  const changes = change({ value: found(valueIn(files)).value, files });
  if (changes === 'taken') return 'taken';
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

function notTaken(outcome: Changed | { kind: 'taken' }): Changed {
  if (outcome.kind === 'taken') throw new Error('Only what is added can be taken');
  return outcome;
}
