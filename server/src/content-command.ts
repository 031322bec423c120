import { join, resolve } from 'node:path';
import { declared } from './app.ts';
import {
  exportFiles,
  formatFiles,
  loadFolder,
  prepareFiles,
  readFolder,
  writeFolder,
} from './content/content-folder.ts';
import type { ContentKind } from './content/content-kind.ts';
import { type FileProblem, isError } from './content/files/problem.ts';
import { checkRenderedTexts, writeRenderedTexts } from './content/rendered-texts.ts';
import { checkTerms } from './content/terms/check-terms.ts';
import { ConfigError, loadConfig } from './platform/config.ts';
import { connectDatabase } from './platform/database/database.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { reachDatabase } from './platform/database/reach-database.ts';
import { createEvents, type Events } from './platform/events.ts';
import { createStorage, type Storage } from './platform/files/storage.ts';
import { createJobs } from './platform/jobs.ts';
import { createLogger, type Logger } from './platform/logging.ts';

/** `npm run content -- lint|format|render|load|export [folder]`: all content as files, checked, brought into the database and out of it again. */
const [command = '', given] = process.argv.slice(2);
const folder = given ? resolve(given) : join(import.meta.dirname, '../../content');

const kinds = declared.contentKinds;

const commands: Record<string, () => Promise<boolean>> = {
  async lint() {
    const files = await readFolder(kinds, folder);
    const { prepared, rendered, problems: found } = await prepareFiles(kinds, files);
    const problems = [
      ...found,
      ...(await checkTerms(folder, files)),
      ...(await checkRenderedTexts(folder, files, rendered)),
    ];
    show(problems);
    const counts = prepared.map(({ kind, content }) => counted(content.ids.length, kind.noun));
    if (problems.length === 0) console.log(`${counts.join(', ')}, no faults`);
    return !problems.some(isError);
  },

  /** Writes what the texts look like beside them, which saves a first start from rendering them. */
  async render() {
    const files = await readFolder(kinds, folder);
    const { rendered, problems } = await prepareFiles(kinds, files);
    show(problems);
    if (problems.some(isError)) return false;
    await writeRenderedTexts(folder, files, rendered);
    console.log(`${rendered.size} texts rendered`);
    return true;
  },

  async format() {
    const { formatted, problems } = formatFiles(kinds, await readFolder(kinds, folder));
    show(problems);
    const { changed } = await writeFolder(kinds, folder, formatted);
    console.log(changed.length === 0 ? 'Nothing to change' : changed.map((path) => `formatted ${path}`).join('\n'));
    return !problems.some(isError);
  },

  load: () =>
    withDatabase(async (services) => {
      const report = await withEvents(services, (events) => loadFolder({ ...services, events }, kinds, folder));
      show(report.problems);
      if (report.kind === 'refused') {
        console.error('Nothing was loaded');
        return false;
      }
      for (const { noun, report: counts } of report.reports) {
        console.log(`${counted(counts.saved.length, noun)} loaded, ${counts.unchanged.length} unchanged`);
      }
      return true;
    }),

  export: () =>
    withDatabase(async (services) => {
      const { changed } = await writeFolder(kinds, folder, await exportFiles(services, kinds));
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

function counted(count: number, { one, many }: ContentKind['noun']): string {
  return `${count} ${count === 1 ? one : many}`;
}
