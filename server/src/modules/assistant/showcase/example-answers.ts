import type { ExampleAnswer } from '@navor/contract';
import type { Language } from '@navor/languages';
import type { Services } from '../../../platform/services.ts';
import { createVersionCache } from '../../../platform/version-cache.ts';
import { answerVisitor } from './answer-visitor.ts';

const exampleKinds = ['computation', 'conversion', 'definition'] as const;

/** What the answers are made of changes rarely; until then all visitors share them. */
const cachedMs = 10 * 60_000;
const cached = createVersionCache<ExampleAnswer[]>(3);

/** The examples of the showcase, answered by the same means as any question. */
export async function exampleAnswers(services: Services, language: Language, now: Date): Promise<ExampleAnswer[]> {
  const version = String(Math.floor(now.getTime() / cachedMs));
  const answers = await cached(language, version, () =>
    Promise.all(
      exampleKinds.map(async (kind) => {
        const question = services.texts.say(language, `assistant-replies:embedded.examples.${kind}`);
        return { question, ...(await answerVisitor(services, { text: question, language, now })) };
      }),
    ),
  );
  return answers ?? [];
}
