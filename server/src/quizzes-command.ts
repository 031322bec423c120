import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { type ImportReport, importFormats, largestImport } from '@navor/contract';
import { defaultLanguage, isLanguage } from '@navor/languages';
import { loadCatalogues } from '@navor/translations';
import { importQuestionBank } from './modules/quizzes/index.ts';
import { ConfigError, loadConfig } from './platform/config.ts';
import { connectDatabase } from './platform/database/database.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { reachDatabase } from './platform/database/reach-database.ts';
import { createLogger } from './platform/logging.ts';
import { createTextsByLanguage } from './platform/texts.ts';
import { createThreadPool } from './platform/threads/thread-pool.ts';

const usage = `Say: import FILE [--theme elektrotehnika] [--language sl] [--format ${importFormats.join('|')}] [--dry-run]`;

/** `quizzes.ts import FILE`: a question bank of Moodle becomes a draft of a quiz. Fails where nothing could be taken. */
try {
  process.exitCode = (await run(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}

async function run(args: string[]): Promise<boolean> {
  const { path, theme, language, format, isDryRun } = readArguments(args);
  const text = await readText(path);
  if (text === null) {
    console.error(
      `${path} is not a text in UTF-8, or larger than ${largestImport / 1024 / 1024} MB. Nothing was saved`,
    );
    return false;
  }
  const config = loadConfig(process.env);
  const { url, release } = await reachDatabase(config);
  try {
    await migrateDatabase(url);
    const { close, ...database } = connectDatabase(url, createLogger(config.logLevel));
    const threads = createThreadPool();
    const services = { ...database, threads, texts: createTextsByLanguage(loadCatalogues()) };
    const importing = { fileName: basename(path), text, format, theme, language, reader: 'en' as const };
    try {
      return show(path, await importQuestionBank(services, { ...importing, save: !isDryRun, userId: null }));
    } finally {
      await threads.stop();
      await close();
    }
  } finally {
    await release();
  }
}

function readArguments(args: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        theme: { type: 'string', default: 'elektrotehnika' },
        language: { type: 'string', default: defaultLanguage },
        format: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
      },
    });
    const [command, path, ...others] = positionals;
    const { theme, language } = values;
    const format = importFormats.find((known) => known === values.format);
    const isKnown = isLanguage(language) && (values.format === undefined || format !== undefined);
    if (command !== 'import' || path === undefined || others.length > 0 || !isKnown) throw new Error(usage);
    return { path, theme, language, format, isDryRun: values['dry-run'] };
  } catch {
    throw new ConfigError(usage);
  }
}

async function readText(path: string): Promise<string | null> {
  try {
    if ((await stat(path)).size > largestImport) return null;
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw new ConfigError(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Tells whether something could be taken. */
function show(path: string, { questions, problems, quiz_id: quizId }: ImportReport): boolean {
  for (const { line, name, type, result } of questions) {
    if (result.kind === 'refused') console.log(`${path}:${line}  refused  ${name} (${type}): ${result.reason}`);
    else console.log([`${path}:${line}  taken  ${name} (${type}) as ${result.id}`, ...result.notes].join('\n    '));
  }
  for (const { line, message } of problems) console.error(`${path}:${line}  ${message}`);
  const taken = questions.filter(({ result }) => result.kind === 'taken').length;
  console.log(`${taken} of ${questions.length} questions taken`);
  console.log(quizId === null ? 'Nothing was saved' : `Saved as the draft ${quizId}`);
  return taken > 0 && problems.length === 0;
}
