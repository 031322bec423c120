import { type ContentFiles, readContentFiles } from './content/files/content-files.ts';
import { type FileProblem, isError } from './content/files/problem.ts';
import { courses } from './modules/courses/index.ts';
import {
  findLibraryReferences,
  libraryContentPaths,
  libraryItems,
  prepareLibrary,
  saveLibrary,
} from './modules/library/index.ts';
import { findQuizReferences, prepareQuizzes, quizContentPaths, quizzes, saveQuizzes } from './modules/quizzes/index.ts';
import { takeTurns } from './platform/database/locks.ts';
import type { Services } from './platform/services.ts';
import { loadFolder } from './whole-content.ts';

type StarterServices = Pick<Services, 'db' | 'pool' | 'storage' | 'events' | 'log'>;

/**
 * An installation starts with the courses, quizzes and library that come with the product; one without quizzes or without a
 * library gets what fits of them.
 */
export function loadStarterContent(services: StarterServices, folder: string, onLoad: () => void): Promise<void> {
  return takeTurns(services.pool, 'starterContent', async () => {
    const [anyCourse] = await services.db.select({ id: courses.id }).from(courses).limit(1);
    if (!anyCourse) {
      onLoad();
      await loadAll(services, folder);
      return;
    }
    const [anyQuiz] = await services.db.select({ id: quizzes.id }).from(quizzes).limit(1);
    if (!anyQuiz) await loadFittingQuizzes(services, folder, onLoad);
    const [anyItem] = await services.db.select({ id: libraryItems.id }).from(libraryItems).limit(1);
    if (!anyItem) await loadFittingItems(services, folder, onLoad);
  });
}

async function loadAll(services: StarterServices, folder: string): Promise<void> {
  const report = await loadFolder(services, folder);
  if (report.kind === 'loaded') return;
  const first = report.problems.find(isError);
  throw new Error(`The starter content has faults, the first in ${first?.path}:${first?.line}: ${first?.message}`);
}

/** Its courses may be others by now, or have other lessons, and starting must not fail for that. */
async function loadFittingQuizzes(services: StarterServices, folder: string, onLoad: () => void): Promise<void> {
  const files = await readContentFiles(folder, quizContentPaths);
  if (files.size === 0) return;
  onLoad();
  const { topics, quizzes: prepared, problems } = await prepareQuizzes(files, await findQuizReferences(services.db));
  const faulty = faultyIn(problems);
  const fitting = prepared.filter(({ id }) => !faulty.has(id));
  if (fitting.length > 0) await saveQuizzes(services, { topics, quizzes: fitting });
  const left = prepared.filter(({ id }) => faulty.has(id)).map(({ id }) => id);
  if (left.length > 0) services.log.info({ left }, 'starter quizzes that do not fit the courses were left out');
}

/** Items lean on each other as well: what is left out may make others unfit. */
async function loadFittingItems(services: StarterServices, folder: string, onLoad: () => void): Promise<void> {
  const files = await readContentFiles(folder, libraryContentPaths);
  if (files.size === 0) return;
  onLoad();
  const around = await findLibraryReferences(services.db);
  const left = new Set<string>();
  for (;;) {
    const { tags, items, problems } = await prepareLibrary(without(files, left), around);
    const faulty = faultyIn(problems);
    if (faulty.size === 0) {
      if (items.length > 0) await saveLibrary(services, { tags, items });
      break;
    }
    for (const id of faulty) left.add(id);
  }
  if (left.size > 0)
    services.log.info({ left: [...left] }, 'starter items of the library that do not fit were left out');
}

/** The folders, below that of their kind, in which there are errors. */
function faultyIn(problems: FileProblem[]): Set<string> {
  return new Set(problems.filter(isError).map(({ path }) => folderOf(path)));
}

function without(files: ContentFiles, folders: ReadonlySet<string>): ContentFiles {
  return new Map([...files].filter(([path]) => !folders.has(folderOf(path))));
}

function folderOf(path: string): string {
  return path.split('/')[1] ?? '';
}
