import type { ExportFormat, QuestionBank } from '@navor/contract';
import type { Language } from '@navor/languages';
import type { Services } from '../../../platform/services.ts';
import { defineThreadTask } from '../../../platform/threads/thread-task.ts';
import type { AuthoredQuiz } from '../authoring/find-authored-sources.ts';
import { listTopics } from '../authoring/list-titles.ts';

type Export = AuthoredQuiz & {
  quizId: string;
  shufflesOptions: boolean;
  format: ExportFormat;
  language: Language;
  reader: Language;
};

/** A quiz as a question bank for other platforms, in one language, and what each question loses by that. */
export async function exportQuestionBank(
  { db, threads }: Pick<Services, 'db' | 'threads'>,
  { quizId, questions, drawings, ...bank }: Export,
): Promise<Omit<QuestionBank, 'is_drafted'>> {
  const topics = new Map((await listTopics(db, bank.language)).map(({ id, title }) => [id, title]));
  const written = await threads.run(writeTask, {
    ...bank,
    questions: questions.map((one) => ({ ...one, category: topics.get(one.source.topic) ?? one.source.topic })),
    files: drawings,
  });
  return { file_name: `${quizId}.${extensions[bank.format]}`, ...written };
}

const extensions: Record<ExportFormat, string> = { 'moodle-xml': 'xml', gift: 'gift.txt' };

const writeTask = defineThreadTask<typeof import('./write-bank.ts'), 'writeBank'>({
  name: 'writeBank',
  file: new URL('./write-bank.ts', import.meta.url),
  limitMs: 30_000,
});
