import type { PreparedQuestion, QuestionSource } from '@navor/questions';
import { prepareAtPlaces } from './prepare-at-places.ts';

type Sources = {
  quizId: string;
  questions: readonly { id: string; source: QuestionSource }[];
  /** Drawings by their path in the quiz's folder. */
  files: ReadonlyMap<string, Uint8Array>;
};

/** Makes many questions ready, by their ids; those with faults are left out. */
export async function prepareSources({ quizId, questions, files }: Sources): Promise<Map<string, PreparedQuestion>> {
  const ready = new Map<string, PreparedQuestion>();
  for (const { id, source } of questions) {
    const { prepared } = await prepareAtPlaces({ quizId, id, source, files });
    if (prepared) ready.set(id, prepared);
  }
  return ready;
}
