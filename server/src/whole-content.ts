import {
  courseContentPaths,
  exportContent,
  formatContent,
  type Places,
  placesInContent,
  prepareContent,
  readContent,
  saveContent,
} from './modules/courses/index.ts';
import {
  exportQuizzes,
  findSurroundings,
  formatQuizzes,
  nothingAround,
  prepareQuizzes,
  quizContentPaths,
  readQuizzes,
  type Surroundings,
  saveQuizzes,
  withPlaces,
} from './modules/quizzes/index.ts';
import { type ContentFiles, readContentFiles, writeContentFiles } from './platform/content/content-files.ts';
import { byPlace, type FileProblem } from './platform/content/file-problem.ts';
import { isError } from './platform/markdown/problem.ts';
import type { Services } from './platform/services.ts';

/** All kinds of content as one folder of files: quizzes lean on courses, never the other way around. */

type ContentServices = Pick<Services, 'db' | 'pool' | 'storage'>;

const paths = [...courseContentPaths, ...quizContentPaths];

export function readFolder(folder: string): Promise<ContentFiles> {
  return readContentFiles(folder, paths);
}

export function writeFolder(folder: string, files: ContentFiles): Promise<{ changed: string[] }> {
  return writeContentFiles(folder, files, paths);
}

/** @param around what is there beside the files; nothing, for files that have to stand on their own */
export async function prepareFiles(files: ContentFiles, around: Surroundings = nothingAround) {
  const content = await prepareContent(files);
  const places: Places = placesInContent(content);
  const quizzes = await prepareQuizzes(files, withPlaces(around, places));
  return { content, quizzes, problems: [...content.problems, ...quizzes.problems].sort(byPlace) };
}

/** The files in the form of an export; what could not be read is left as it is. */
export function formatFiles(files: ContentFiles): { formatted: ContentFiles; problems: FileProblem[] } {
  const content = readContent(files);
  const quizzes = readQuizzes(files);
  return {
    formatted: new Map([...files, ...formatContent(content), ...formatQuizzes(quizzes)]),
    problems: [...content.problems, ...quizzes.problems].sort(byPlace),
  };
}

export async function exportFiles(services: Pick<Services, 'db' | 'storage'>): Promise<ContentFiles> {
  return new Map([...(await exportContent(services)), ...(await exportQuizzes(services))]);
}

type Counts = { saved: string[]; unchanged: string[] };
export type LoadReport =
  | { kind: 'loaded'; problems: FileProblem[]; courses: Counts; quizzes: Counts }
  | { kind: 'refused'; problems: FileProblem[] };

/** Loads a folder of content, all of it or, when something in it is wrong, nothing. */
export async function loadFolder(services: ContentServices, folder: string): Promise<LoadReport> {
  const { content, quizzes, problems } = await prepareFiles(
    await readFolder(folder),
    await findSurroundings(services.db),
  );
  if (problems.some(isError)) return { kind: 'refused', problems };
  const courses = await saveContent(services, content);
  return { kind: 'loaded', problems, courses, quizzes: await saveQuizzes(services, quizzes) };
}
