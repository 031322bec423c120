import { type Language, languages } from '@navor/languages';
import type { ContentFiles } from '../../../content/files/content-files.ts';
import { type FileProblem, inFile } from '../../../content/files/problem.ts';
import { readTextFile } from '../../../content/files/text-file.ts';
import { readYamlFile } from '../../../content/files/yaml-file.ts';
import { type CourseFile, courseShape, type ThemeFile, themeShape } from './course-shapes.ts';
import { type LessonFile, readLessonFile } from './lesson-file.ts';

export type ReadTheme = { id: string; path: string; file: ThemeFile };
export type ReadCourse = {
  id: string;
  path: string;
  file: CourseFile;
  /** By lesson and language. */
  texts: Map<string, Map<Language, LessonFile & { path: string }>>;
  /** Figures and media by their path in the course's folder. */
  files: Map<string, Buffer>;
  /** Where media lie whose bytes are not at hand, by the same paths. */
  stored: ReadonlyMap<string, string>;
  /** The line of something in the course's file. */
  lineOf: (path: readonly PropertyKey[]) => number;
};

/** Keys of storage by the paths of the files that they stand for. */
export type StoredMedia = ReadonlyMap<string, string>;
type Files = { files: ContentFiles; stored: StoredMedia };

export type ReadCourses = { themes: ReadTheme[]; courses: ReadCourse[]; problems: FileProblem[] };

/** Takes the files apart. What can't be read is left out and reported. */
export function readCourses(files: ContentFiles, stored: StoredMedia = new Map()): ReadCourses {
  const content: ReadCourses = { themes: [], courses: [], problems: [] };
  for (const [path, bytes] of files) {
    const theme = /^themes\/(.+)\.yaml$/.exec(path)?.[1];
    if (theme !== undefined) readTheme(content, theme, path, bytes);
    const course = /^courses\/([^/]+)\/course\.yaml$/.exec(path)?.[1];
    if (course !== undefined) readCourse(content, course, path, { files, stored });
    const folder = /^(courses\/[^/]+)\//.exec(path)?.[1];
    if (folder && !files.has(`${folder}/course.yaml`)) {
      const message = `${folder} has no course.yaml, so this file belongs to nothing`;
      content.problems.push({ path, line: 1, rule: 'stray-file', severity: 'error', message });
    }
  }
  return content;
}

function readTheme(content: ReadCourses, id: string, path: string, bytes: Buffer): void {
  const { value, problems } = readYamlFile(bytes, themeShape);
  content.problems.push(...inFile(path, problems));
  if (value) content.themes.push({ id, path, file: value });
}

function readCourse(content: ReadCourses, id: string, path: string, { files, stored }: Files): void {
  const { value, problems, lineOf } = readYamlFile(files.get(path) ?? Buffer.alloc(0), courseShape);
  content.problems.push(...inFile(path, problems));
  if (!value) return;
  const folder = `courses/${id}/`;
  const media = [...stored].filter(([place]) => place.startsWith(folder));
  const course: ReadCourse = {
    ...{ id, path, file: value, texts: new Map(), files: new Map(), lineOf },
    stored: new Map(media.map(([place, key]) => [place.slice(folder.length), key])),
  };
  for (const [filePath, fileBytes] of files) {
    if (!filePath.startsWith(folder)) continue;
    const inFolder = filePath.slice(folder.length);
    if (inFolder.startsWith('lessons/')) readText(content, course, filePath, fileBytes);
    else if (inFolder !== 'course.yaml') readFile(content, course, filePath, fileBytes);
  }
  content.courses.push(course);
}

/** Drawings and captions are texts too. */
function readFile(content: ReadCourses, course: ReadCourse, path: string, bytes: Buffer): void {
  course.files.set(path.slice(`courses/${course.id}/`.length), bytes);
  const problems = /\.(svg|vtt)$/.test(path) ? readTextFile(bytes).problems : [];
  content.problems.push(...inFile(path, problems));
}

function readText(content: ReadCourses, course: ReadCourse, path: string, bytes: Buffer): void {
  const [, id, code] = /\/([^/.]+)\.([a-z]+)\.md$/.exec(path) ?? [];
  const language = languages.find((one) => one === code);
  if (!id || !language) {
    const message = `Lessons are named <id>.<language>.md, with ${languages.join(', ')} as languages`;
    content.problems.push({ path, line: 1, rule: 'file-name', severity: 'error', message });
    return;
  }
  const { lesson, problems } = readLessonFile(bytes);
  content.problems.push(...inFile(path, problems));
  if (!lesson) return;
  const ofLesson = course.texts.get(id) ?? new Map();
  course.texts.set(id, ofLesson.set(language, { ...lesson, path }));
}
