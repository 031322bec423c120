import { join, resolve } from 'node:path';
import { type FileProblem, isError } from './content/files/problem.ts';
import { ConfigError, loadConfig } from './platform/config.ts';
import { connectDatabase } from './platform/database/database.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { reachDatabase } from './platform/database/reach-database.ts';
import { createEvents, type Events } from './platform/events.ts';
import { createStorage, type Storage } from './platform/files/storage.ts';
import { createJobs } from './platform/jobs.ts';
import { createLogger, type Logger } from './platform/logging.ts';
import { exportFiles, formatFiles, loadFolder, prepareFiles, readFolder, writeFolder } from './whole-content.ts';

/** `content.ts lint|format|load|export [folder]`: courses, quizzes and the library as files, checked, brought into the database and out of it again. */
const [command = '', given] = process.argv.slice(2);
const folder = given ? resolve(given) : join(import.meta.dirname, '../../content');

const plurals = { course: 'courses', quiz: 'quizzes', item: 'items' };

const commands: Record<string, () => Promise<boolean>> = {
  async lint() {
    const { content, quizzes, library, problems } = await prepareFiles(await readFolder(folder));
    show(problems);
    const counts = [
      counted(content.courses.length, 'course'),
      counted(quizzes.quizzes.length, 'quiz'),
      counted(library.items.length, 'item'),
    ];
    if (problems.length === 0) console.log(`${counts.join(', ')}, no faults`);
    return !problems.some(isError);
  },

  async format() {
    const { formatted, problems } = formatFiles(await readFolder(folder));
    show(problems);
    const { changed } = await writeFolder(folder, formatted);
    console.log(changed.length === 0 ? 'Nothing to change' : changed.map((path) => `formatted ${path}`).join('\n'));
    return !problems.some(isError);
  },

  load: () =>
    withDatabase(async (services) => {
      const report = await withEvents(services, (events) => loadFolder({ ...services, events }, folder));
      show(report.problems);
      if (report.kind === 'refused') {
        console.error('Nothing was loaded');
        return false;
      }
      const { courses, quizzes, library } = report;
      console.log(`${counted(courses.saved.length, 'course')} loaded, ${courses.unchanged.length} unchanged`);
      console.log(`${counted(quizzes.saved.length, 'quiz')} loaded, ${quizzes.unchanged.length} unchanged`);
      console.log(`${counted(library.saved.length, 'item')} loaded, ${library.unchanged.length} unchanged`);
      return true;
    }),

  export: () =>
    withDatabase(async (services) => {
      const { changed } = await writeFolder(folder, await exportFiles(services));
      console.log(changed.length === 0 ? 'Nothing to change' : changed.map((path) => `changed ${path}`).join('\n'));
      return true;
    }),
};

try {
  const run = commands[command];
  if (!run) throw new ConfigError(`Say one of ${Object.keys(commands).join(', ')}, and a folder unless it is content/`);
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}

type ContentServices = ReturnType<typeof connectDatabase> & { url: string; log: Logger; storage: Storage };

async function withDatabase(work: (services: ContentServices) => Promise<boolean>): Promise<boolean> {
  const config = loadConfig(process.env);
  const { url, release } = await reachDatabase(config);
  try {
    await migrateDatabase(url);
    const log = createLogger(config.logLevel);
    const database = connectDatabase(url, log);
    try {
      return await work({ ...database, url, log, storage: createStorage(join(config.dataDir, 'files')) });
    } finally {
      await database.close();
    }
  } finally {
    await release();
  }
}

/** What is announced is told to those who care by a running server, or by the next one that starts. */
async function withEvents<Result>(
  { url, log }: ContentServices,
  work: (events: Events) => Promise<Result>,
): Promise<Result> {
  // All capabilities: nothing that only looks at files needs them.
  const { declared } = await import('./app.ts');
  const jobs = createJobs(url, log);
  const events = createEvents(declared.listeners, jobs);
  try {
    await jobs.start(events.jobs);
    return await work(events);
  } finally {
    await jobs.stop();
  }
}

function show(problems: FileProblem[]): void {
  for (const { path, line, severity, rule, message } of problems) {
    console.log(`${path}:${line}  ${severity}  ${message}  (${rule})`);
  }
}

function counted(count: number, what: keyof typeof plurals): string {
  return `${count} ${count === 1 ? what : plurals[what]}`;
}
