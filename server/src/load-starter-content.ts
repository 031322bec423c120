import { courses } from './modules/courses/index.ts';
import { findSurroundings, prepareQuizzes, quizContentPaths, quizzes, saveQuizzes } from './modules/quizzes/index.ts';
import { readContentFiles } from './platform/content/content-files.ts';
import { takeTurns } from './platform/database/locks.ts';
import { isError } from './platform/markdown/problem.ts';
import type { Services } from './platform/services.ts';
import { loadFolder } from './whole-content.ts';

type StarterServices = Pick<Services, 'db' | 'pool' | 'storage' | 'log'>;

/** An installation starts with the courses and quizzes that come with the product; one without quizzes gets those that fit. */
export function loadStarterContent(services: StarterServices, folder: string, onLoad: () => void): Promise<void> {
  return takeTurns(services.pool, 'starterContent', async () => {
    const [anyCourse] = await services.db.select({ id: courses.id }).from(courses).limit(1);
    const [anyQuiz] = await services.db.select({ id: quizzes.id }).from(quizzes).limit(1);
    if (!anyCourse) {
      onLoad();
      await loadAll(services, folder);
    } else if (!anyQuiz) {
      await loadFittingQuizzes(services, folder, onLoad);
    }
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
  const { topics, quizzes: prepared, problems } = await prepareQuizzes(files, await findSurroundings(services.db));
  const faulty = new Set(problems.filter(isError).map(({ path }) => path.split('/')[1]));
  const fitting = prepared.filter(({ id }) => !faulty.has(id));
  if (fitting.length > 0) await saveQuizzes(services, { topics, quizzes: fitting });
  const left = prepared.filter(({ id }) => faulty.has(id)).map(({ id }) => id);
  if (left.length > 0) services.log.info({ left }, 'starter quizzes that do not fit the courses were left out');
}
