import { type ContentFiles, readContentFiles, writeContentFiles } from './content/files/content-files.ts';
import { byPlace, type FileProblem, isError } from './content/files/problem.ts';
import {
  courseContentPaths,
  courseReferencesIn,
  exportCourses,
  formatCourses,
  prepareCourses,
  readCourses,
  saveCourses,
  withCourseReferences,
} from './modules/courses/index.ts';
import {
  exportLibrary,
  findLibraryReferences,
  formatLibrary,
  type LibraryReferences,
  libraryContentPaths,
  noLibraryReferences,
  prepareLibrary,
  readLibrary,
  saveLibrary,
} from './modules/library/index.ts';
import {
  exportQuizzes,
  findQuizReferences,
  formatQuizzes,
  noQuizReferences,
  prepareQuizzes,
  type QuizReferences,
  quizContentPaths,
  readQuizzes,
  saveQuizzes,
} from './modules/quizzes/index.ts';
import type { Services } from './platform/services.ts';

/** All kinds of content as one folder of files: quizzes and the library lean on courses, never the other way around. */

type ContentServices = Pick<Services, 'db' | 'pool' | 'storage' | 'events'>;

const paths = [...courseContentPaths, ...quizContentPaths, ...libraryContentPaths];

export function readFolder(folder: string): Promise<ContentFiles> {
  return readContentFiles(folder, paths);
}

export function writeFolder(folder: string, files: ContentFiles): Promise<{ changed: string[] }> {
  return writeContentFiles(folder, files, paths);
}

/** What is there beside the files. */
type Around = { quizzes: QuizReferences; library: LibraryReferences };

/** @param around nothing, for files that have to stand on their own */
export async function prepareFiles(
  files: ContentFiles,
  around: Around = { quizzes: noQuizReferences, library: noLibraryReferences },
) {
  const content = await prepareCourses(files);
  const places = courseReferencesIn(content);
  const quizzes = await prepareQuizzes(files, withCourseReferences(around.quizzes, places));
  const library = await prepareLibrary(files, withCourseReferences(around.library, places));
  const problems = [content, quizzes, library].flatMap((each) => each.problems).sort(byPlace);
  return { content, quizzes, library, problems };
}

/** The files in the form of an export; what could not be read is left as it is. */
export function formatFiles(files: ContentFiles): { formatted: ContentFiles; problems: FileProblem[] } {
  const content = readCourses(files);
  const quizzes = readQuizzes(files);
  const library = readLibrary(files);
  return {
    formatted: new Map([...files, ...formatCourses(content), ...formatQuizzes(quizzes), ...formatLibrary(library)]),
    problems: [content, quizzes, library].flatMap((each) => each.problems).sort(byPlace),
  };
}

export async function exportFiles(services: Pick<Services, 'db' | 'storage'>): Promise<ContentFiles> {
  return new Map([
    ...(await exportCourses(services)),
    ...(await exportQuizzes(services)),
    ...(await exportLibrary(services)),
  ]);
}

type Counts = { saved: string[]; unchanged: string[] };
export type LoadReport =
  | { kind: 'loaded'; problems: FileProblem[]; courses: Counts; quizzes: Counts; library: Counts }
  | { kind: 'refused'; problems: FileProblem[] };

/** Loads a folder of content, all of it or, when something in it is wrong, nothing. */
export async function loadFolder(services: ContentServices, folder: string): Promise<LoadReport> {
  const { content, quizzes, library, problems } = await prepareFiles(await readFolder(folder), {
    quizzes: await findQuizReferences(services.db),
    library: await findLibraryReferences(services.db),
  });
  if (problems.some(isError)) return { kind: 'refused', problems };
  return {
    kind: 'loaded',
    problems,
    courses: await saveCourses(services, content),
    quizzes: await saveQuizzes(services, quizzes),
    library: await saveLibrary(services, library),
  };
}
