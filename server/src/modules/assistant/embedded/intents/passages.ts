import type { Language } from '@navor/languages';
import { findQuantities } from '@navor/quantities';
import { tellingWords } from '../../../search/index.ts';
import type { GroundedPassage } from '../../grounding/grounded-passage.ts';
import { type Intent, replyOf } from '../reply.ts';
import { plainMarkdown } from '../wording/plain-markdown.ts';
import { bestSentence, quoteFrom, sentencesOf } from '../wording/quote.ts';
import { hasAllWords, wordsOf } from '../wording/same-words.ts';

const mostMore = 3;

/** Not an answer in words of its own, but the place that has it. */
export const quotePassages: Intent = async ({ request, say }) => {
  const { question, language, passages } = request;
  const isTask = findQuantities(question, language).length > 0;
  const [best, ...others] = passages.filter(
    (passage) => sentencesOf(passage.text).length > 0 && (!isTask || isAboutTask(passage, question, language)),
  );
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

/** So many of the words of a task have to be there. */
const leastShare = 0.6;

/**
 * One sentence of a task may well be in a text that has nothing to do with the rest of it: who asks how old Peter is in five
 * years is not helped by an old nut.
 */
function isAboutTask(passage: GroundedPassage, question: string, language: Language): boolean {
  const asked = tellingWords(question, language).flatMap((word) => wordsOf(word));
  const there = wordsOf(`${passage.title} ${passage.heading ?? ''} ${passage.text}`);
  const found = asked.filter((word) => hasAllWords([word], there));
  return asked.length > 0 && found.length / asked.length >= leastShare;
}

function nameOf({ title, heading }: GroundedPassage): string {
  return heading && heading !== title ? `${title}: ${heading}` : title;
}
