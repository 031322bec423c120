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
  const more = others.slice(0, mostMore).map(({ title, heading, number }) => {
    const name = heading && heading !== title ? `${title}: ${heading}` : title;
    return `${plainMarkdown(name)} [${number}]`;
  });
  return replyOf(
    say('passage.found'),
    quoteFrom(sentences, bestSentence(sentences, words), `[${best.number}]`),
    more.length > 0 ? say('passage.more', { list: more.join(', ') }) : null,
  );
};
