import { join, resolve } from 'node:path';
import {
  exportContent,
  type FileProblem,
  formatContent,
  loadContent,
  prepareContent,
  readContent,
  readContentFiles,
  writeContentFiles,
} from './modules/courses/index.ts';
import { ConfigError, loadConfig } from './platform/config.ts';
import { connectDatabase } from './platform/database/database.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { reachDatabase } from './platform/database/reach-database.ts';
import { createLogger } from './platform/logging.ts';
import { isError } from './platform/markdown/problem.ts';
import { createStorage, type Storage } from './platform/storage.ts';

/** `content.ts lint|format|load|export [folder]`: courses as files, checked, brought into the database and out of it again. */
const [command = '', given] = process.argv.slice(2);
const folder = given ? resolve(given) : join(import.meta.dirname, '../../content');

const commands: Record<string, () => Promise<boolean>> = {
  async lint() {
    const { problems, courses } = await prepareContent(await readContentFiles(folder));
    show(problems);
    if (problems.length === 0) console.log(`${courses.length} courses, no faults`);
    return !problems.some(isError);
  },

  async format() {
    const files = await readContentFiles(folder);
    const content = readContent(files);
    show(content.problems);
    // What could not be read is left as it is.
    const { changed } = await writeContentFiles(folder, new Map([...files, ...formatContent(content)]));
    console.log(changed.length === 0 ? 'Nothing to change' : changed.map((path) => `formatted ${path}`).join('\n'));
    return !content.problems.some(isError);
  },

  load: () =>
    withDatabase(async (services) => {
      const report = await loadContent(services, folder);
      show(report.problems);
      if (report.kind === 'refused') console.error('Nothing was loaded');
      else console.log(`${report.saved.length} courses loaded, ${report.unchanged.length} unchanged`);
      return report.kind === 'loaded';
    }),

  export: () =>
    withDatabase(async (services) => {
      const { changed } = await writeContentFiles(folder, await exportContent(services));
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

type ContentServices = ReturnType<typeof connectDatabase> & { storage: Storage };

async function withDatabase(work: (services: ContentServices) => Promise<boolean>): Promise<boolean> {
  const config = loadConfig(process.env);
  const { url, release } = await reachDatabase(config);
  try {
    await migrateDatabase(url);
    const database = connectDatabase(url, createLogger(config.logLevel));
    try {
      return await work({ ...database, storage: createStorage(join(config.dataDir, 'files')) });
    } finally {
      await database.close();
    }
  } finally {
    await release();
  }
}

function show(problems: FileProblem[]): void {
  for (const { path, line, severity, rule, message } of problems) {
    console.log(`${path}:${line}  ${severity}  ${message}  (${rule})`);
  }
}
