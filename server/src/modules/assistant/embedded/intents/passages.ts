import type { GroundedPassage } from '../../grounding/grounded-passage.ts';
import { type Intent, replyOf } from '../reply.ts';
import { plainMarkdown } from '../wording/plain-markdown.ts';
import { bestSentence, quoteFrom, sentencesOf } from '../wording/quote.ts';
import { wordsOf } from '../wording/same-words.ts';

const mostMore = 3;

/** Not an answer in words of its own, but the place that has it. */
export const quotePassages: Intent = async ({ request, say }) => {
  const { question, passages } = request;
  const [best, ...others] = passages.filter(({ text }) => sentencesOf(text).length > 0);
  if (!best) return null;
  const sentences = sentencesOf(best.text);
  const words = wordsOf(question).filter((word) => word.length > 2);
  const names = new Map<string, number>();
  for (const passage of others) {
    const name = nameOf(passage);
    if (name !== nameOf(best) && !names.has(name)) names.set(name, passage.number);
  }
  const more = [...names].slice(0, mostMore).map(([name, number]) => `${plainMarkdown(name)} [${number}]`);
  return replyOf(
    say('passage.found'),
    quoteFrom(sentences, bestSentence(sentences, words), `[${best.number}]`),
    more.length > 0 ? say('passage.more', { list: more.join(', ') }) : null,
  );
};

function nameOf({ title, heading }: GroundedPassage): string {
  return heading && heading !== title ? `${title}: ${heading}` : title;
}
