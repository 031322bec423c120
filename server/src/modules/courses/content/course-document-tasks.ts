import { defaultLanguage } from '@navor/languages';
import type { RenderedTexts } from '../../../content/content-kind.ts';
import type { RenderedText } from '../../../content/documents.ts';
import { asBuffers } from '../../../content/files/as-buffers.ts';
import { type FileProblem, inFile, isError } from '../../../content/files/problem.ts';
import { leadsToCourse } from './course-references.ts';
import type { KnownCourses } from './known-courses.ts';
import { readLessonFile } from './lesson-file.ts';
import type { PictureSizes } from './picture-sizes.ts';
import { type LessonText, leadsFrom, prepareCourses, prepareText } from './prepare-courses.ts';
import { type ReadCourse, readCourses } from './read-courses.ts';
import type { CourseToWrite } from './save-courses.ts';

type CourseFiles = {
  id: string;
  /** By their path in the folder of the whole content. */
  files: ReadonlyMap<string, Uint8Array>;
  stored: ReadonlyMap<string, string>;
  /** Of pictures that lie in storage. */
  sizes: PictureSizes;
  known: KnownCourses;
  /** Of other content, that lessons may lead to. */
  addresses: string[];
};

/** Checks and renders one course; undefined where it has faults. */
export async function prepareCourseDocument({
  id,
  files,
  stored,
  sizes,
  known,
  addresses,
  rendered,
}: CourseFiles & { rendered: RenderedTexts }): Promise<{ course: CourseToWrite | undefined; problems: FileProblem[] }> {
  const elsewhere = new Set(addresses);
  const { courses, problems } = await prepareCourses(asBuffers(files), {
    ...{ rendered, known, stored, sizes, leadsElsewhere: (address) => elsewhere.has(address) },
  });
  const course = courses.find((each) => each.id === id);
  if (!course || problems.some(isError)) return { course: undefined, problems };
  return {
    course: { id, file: course.file, files: course.files, stored: course.stored, prepared: course.prepared },
    problems,
  };
}

/** A lesson as its page would show it, whatever is wrong elsewhere in its course. */
export async function renderLessonText({
  id,
  files,
  stored,
  sizes,
  known,
  addresses,
  path,
}: CourseFiles & { path: string }): Promise<RenderedText> {
  const buffers = asBuffers(files);
  const { lesson, problems } = readLessonFile(buffers.get(path) ?? Buffer.alloc(0));
  if (!lesson) return { body: [], contents: [], problems: inFile(path, problems) };
  const elsewhere = new Set(addresses);
  const leadsElsewhere = (target: string) => leadsToCourse(known, target) || elsewhere.has(target);
  const course = readCourses(buffers, stored).courses.find((each) => each.id === id);
  const around = course ?? { files: new Map<string, Buffer>(), stored: new Map<string, string>() };
  const leads = course ? leadsFrom({ courses: [course] }, course, leadsElsewhere) : leadsElsewhere;
  const [, lessonId = '', language] = /\/([^/.]+)\.([a-z]+)\.md$/.exec(path) ?? [];
  const text = { ...lesson, path, lessonId, language } as LessonText;
  const headings = text.language === defaultLanguage ? undefined : await headingsOf(course, text, leads);
  const { body, contents, problems: found } = await prepareText(around, text, { leads, headings, sizes });
  return { body, contents, problems: found };
}

async function headingsOf(
  course: ReadCourse | undefined,
  { lessonId }: LessonText,
  leads: (target: string) => boolean,
) {
  const first = course?.texts.get(lessonId)?.get(defaultLanguage);
  if (!course || !first) return undefined;
  return (await prepareText(course, { ...first, lessonId, language: defaultLanguage }, { leads })).contents;
}
