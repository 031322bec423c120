import { type QuizTrial, trialDraws } from '@navor/contract';
import { type Language, textIn } from '@navor/languages';
import type { Services } from '../../../platform/services.ts';
import { defineThreadTask } from '../../../platform/threads/thread-task.ts';
import { plainExcerpt } from '../analytics/plain-excerpt.ts';
import type { AuthoredSource } from './find-authored-sources.ts';

type Trying = { questions: readonly AuthoredSource[]; firstSeed: number; language: Language };
type Tried = QuizTrial['questions'];

/** Plays questions through as their authors have left them, with draws that saving them did not look at. */
export async function tryQuiz(
  { threads }: Pick<Services, 'threads'>,
  { questions, firstSeed, language }: Trying,
): Promise<Tried> {
  const playable = questions.flatMap(({ id, prepared }) => (prepared ? [{ id, prepared }] : []));
  const findings = await threads.run(playTask, { questions: playable, language, firstSeed });
  return questions.map(({ id, source, prepared }, at) => ({
    ...{ id, number: at + 1, type: source.type },
    excerpt: plainExcerpt(textIn(prepared?.body ?? source.body, language)),
    has_variables: (prepared?.template.variables.length ?? 0) > 0,
    findings: prepared
      ? (findings.get(id) ?? [])
      : [{ kind: 'not-showable', count: trialDraws, seed: firstSeed, values: [] }],
  }));
}

/** As many questions as a quiz may have, each of them as many times, take seconds. */
const playTask = defineThreadTask<typeof import('./play-quiz.ts'), 'playQuiz'>({
  name: 'playQuiz',
  file: new URL('./play-quiz.ts', import.meta.url),
  limitMs: 30_000,
});
