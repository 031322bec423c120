import { setImmediate as nextTurn } from 'node:timers/promises';
import type { QuizValue } from '@navor/contract';
import type { QuestionSource } from '@navor/questions';
import type { Services } from '../../../platform/services.ts';
import { findAuthoredSources, questionPathOf } from '../../quizzes/index.ts';
import { findDraft } from '../drafts/find-draft.ts';
import { valueIn } from '../drafts/value-files.ts';
import { findQuizDraft } from './find-quiz-draft.ts';

type AuthoredQuiz = Awaited<ReturnType<typeof findAuthoredSources>> & {
  value: QuizValue;
  /** Whether anything of it is not published. */
  isDrafted: boolean;
};

/** A quiz with its questions and drawings as its authors have left them, ready to be played or written. */
export async function findAuthoredQuiz(
  services: Pick<Services, 'db' | 'threads'>,
  quizId: string,
): Promise<AuthoredQuiz> {
  const document = { kind: 'quiz', id: quizId } as const;
  const draft = await findDraft(services.db, document);
  const { value } = await findQuizDraft(services.db, quizId);
  const files = new Map(draft.map(({ path, file }) => [path, file && 'bytes' in file ? file.bytes : undefined]));
  const sources = new Map<string, QuestionSource>();
  for (const id of value.questions) {
    const path = questionPathOf(id);
    if (!files.has(path)) continue;
    const source = valueIn(document, path, files.get(path)) as QuestionSource | null;
    if (source) sources.set(id, source);
    // There may be two hundred, and others are served between two of them.
    await nextTurn();
  }
  const authored = await findAuthoredSources(services, {
    ...{ quizId, ids: value.questions, sources },
    drawings: new Map([...files].filter(([path]) => path.startsWith('figures/'))),
  });
  return { ...authored, value, isDrafted: draft.length > 0 };
}
