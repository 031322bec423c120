import { questionShape } from '@navor/questions/shapes';
import { asBuffers } from '../../../content/files/as-buffers.ts';
import { prepareQuestion, type QuestionPreparation } from './prepare-question.ts';

type Version = { quizId: string; questionId: string; source: unknown; files: ReadonlyMap<string, Uint8Array> };

/** Makes a question ready that was written for an older edition, whose shape may have been another one. */
export async function prepareVersion({ quizId, questionId, source, files }: Version): Promise<QuestionPreparation> {
  const read = questionShape.safeParse(source);
  if (!read.success) {
    const problems = read.error.issues.map(({ message }) => ({
      ...{ line: 1, rule: 'shape', severity: 'error' as const, message },
    }));
    return { prepared: undefined, problems };
  }
  const lines = { lineOf: () => 1, textLineOf: () => 1 };
  return prepareQuestion({ quizId, id: questionId, source: read.data, files: asBuffers(files), ...lines });
}
