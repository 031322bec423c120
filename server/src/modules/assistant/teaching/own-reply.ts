import { type Translated, textIn } from '@navor/languages';
import type { Services } from '../../../platform/services.ts';
import type { SettledQuestion } from '../../quizzes/index.ts';
import type { ProducerEvent } from '../answers/pipeline.ts';
import { giveHint } from './give-hint.ts';
import type { QuestionPlace } from './leaks/find-leak.ts';
import type { TeachingRequest } from './teaching-plan.ts';

type OwnReply = {
  request: TeachingRequest;
  /** Of the open question that the turn is about; null where it is about none. */
  place: QuestionPlace | null;
  topic: Translated | null;
  example: ReturnType<SettledQuestion['similarExample']>;
  closing: string;
};

/**
 * What goes out in place of an answer that may not: the concept of the question, the next hint of its author and one
 * question back. Where the turn is about no open question it says nothing of any: which one the answer fell over would be
 * a hint at its result.
 */
export async function ownReply(
  services: Services,
  { request, place, topic, example, closing }: OwnReply,
  reason: 'leak' | 'language' | 'example',
): Promise<ProducerEvent[]> {
  const { language } = request;
  const say = (key: string, values?: Record<string, unknown>) =>
    services.texts.say(language, `assistant-replies:teaching.${key}`, values);
  if (reason === 'language') return [text(say('otherLanguage'))];
  if (reason === 'example') {
    if (!example) return [];
    const { bodyHtml, solutionHtml } = example;
    return [text(say('example')), html(bodyHtml + solutionHtml, example.text), text(closing)];
  }
  if (!place) return [text([say('withheld'), say('ask.concept')].join('\n\n'))];
  const hint = await giveHint(services, request, place);
  const concept = topic ? [say('concept', { topic: textIn(topic, language) })] : [];
  if (!hint) return [text([say('withheld'), ...concept, say('noHint'), closing].join('\n\n'))];
  return [text([say('withheld'), ...concept, say('hint')].join('\n\n')), html(hint.html, hint.text), text(closing)];
}

function text(words: string): ProducerEvent {
  return { kind: 'text', text: words };
}

function html(finished: string, source: string): ProducerEvent {
  return { kind: 'block', block: { kind: 'html', html: finished, source, equalities: [] } };
}
