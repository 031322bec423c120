import type { ExampleAnswer } from '@navor/contract';
import { type Language, languages } from '@navor/languages';
import type { Services } from '../../../platform/services.ts';
import { createVersionCache } from '../../../platform/version-cache.ts';
import { answerVisitor } from './answer-visitor.ts';

const exampleKinds = ['computation', 'conversion', 'table', 'definition', 'comparison'] as const;

/** What the answers are made of changes rarely; until then all visitors share them. */
const cachedMs = 10 * 60_000;
/** Each server of a process has its own, made of its own content. */
const cacheByServer = new WeakMap<Services, ReturnType<typeof createVersionCache<ExampleAnswer[]>>>();

/** The examples of the showcase, answered by the same means as any question. */
export async function exampleAnswers(services: Services, language: Language, now: Date): Promise<ExampleAnswer[]> {
  const cached = cacheByServer.get(services) ?? createVersionCache<ExampleAnswer[]>(languages.length);
  cacheByServer.set(services, cached);
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
