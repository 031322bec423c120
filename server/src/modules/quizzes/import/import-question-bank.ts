import type { ImportReport } from '@navor/contract';
import { defineThreadTask } from '../../../platform/threads/thread-task.ts';
import { findMade } from '../../authorship/index.ts';
import { quizTopics } from '../quizzes.tables.ts';
import { formatOf } from './format-of.ts';
import type { Importing, ImportServices } from './importing.ts';
import type { RefusalReason } from './refusal.ts';
import { findPlace, saveDraft } from './save-draft.ts';

/**
 * Makes one draft of all questions of a bank that can be shown and scored as they are meant, and tells of each other one
 * why not. All of the draft is saved or nothing is; the same bank again is another draft, the same write is not.
 */
export async function importQuestionBank(services: ImportServices, importing: Importing): Promise<ImportReport> {
  const { db, texts, threads } = services;
  const { fileName, text, theme, language, reader, save, write } = importing;
  const earlier = await findMade<ImportReport>(db, write);
  if (earlier) return earlier.made;
  const format = importing.format ?? formatOf(fileName, text);
  const place = await findPlace(db, { theme, fileName });
  const topics = await db.select().from(quizTopics);
  const none = { questions: [], taken: [], drawings: new Map(), problems: [] };
  const foreign = format === null ? [{ line: 1, reason: { key: 'problems.unknownFormat' } }] : [];
  const bank =
    format !== null && place.problems.length === 0
      ? await threads.run(prepareTask, { text, format, language, reader, place, topics })
      : none;
  const problems = [...foreign, ...bank.problems, ...place.problems];
  const { questions, taken, drawings } = bank;
  if (problems.length === 0 && taken.length === 0) problems.push({ line: 1, reason: { key: 'problems.nothingTaken' } });
  if (save && problems.length === 0) {
    const reportOf = (quizId: string) => ({ format, quiz_id: quizId, questions, problems: [] });
    return saveDraft(services, { ...importing, place, taken, drawings }, reportOf);
  }
  const say = ({ key, values }: RefusalReason) => texts.say(reader, `quiz-import:${key}`, values);
  return {
    ...{ format, quiz_id: null, questions },
    problems: problems.map(({ line, reason }) => ({ line, message: say(reason) })),
  };
}

/** A bank of as many questions as a quiz may have takes a few seconds, on a machine that has nothing else to do. */
const prepareTask = defineThreadTask<typeof import('./prepare-bank.ts'), 'prepareBank'>({
  name: 'prepareBank',
  file: new URL('./prepare-bank.ts', import.meta.url),
  limitMs: 60_000,
  isLong: true,
});
