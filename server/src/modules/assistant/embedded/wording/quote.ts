import { plainMarkdown } from './plain-markdown.ts';
import { isFormOf, wordsOf } from './same-words.ts';

/** A sentence and which of the passage's paragraphs it is in. */
export type Sentence = { text: string; paragraph: number };

/** As much of a passage as an answer shows; the rest is read where it stands. */
const [mostSentences, longestQuote, shortestQuote] = [3, 420, 60];

/** Of a passage's prose: rows of tables are no sentences. */
export function sentencesOf(text: string): Sentence[] {
  return text
    .split(/\n+/)
    .flatMap((line, paragraph) =>
      isTableRow(line) ? [] : splitSentences(line).map((each) => ({ text: each, paragraph })),
    );
}

function isTableRow(line: string): boolean {
  return line.includes(' · ') && !/[.!?:]$/.test(line.trim());
}

function splitSentences(line: string): string[] {
  return line
    .split(/(?<=[\p{L}\d%)»”“][.!?])\s+(?=[\p{Lu}"„»“])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** From a sentence on, as a quotation with its source; what stands in another paragraph joins only a very short one. */
export function quoteFrom(sentences: readonly Sentence[], start: number, source: string): string {
  const chosen: Sentence[] = [];
  let length = 0;
  for (const sentence of sentences.slice(start, start + mostSentences)) {
    const isElsewhere = sentence.paragraph !== chosen[0]?.paragraph && length >= shortestQuote;
    const isRunIn = isDisplayedFormula(chosen.at(-1)?.text ?? '');
    if (chosen.length > 0 && (isElsewhere || isRunIn || length + sentence.text.length > longestQuote)) break;
    chosen.push(sentence);
    length += sentence.text.length;
  }
  return `> ${plainMarkdown(shortened(chosen.map(({ text }) => text).join(' ')))} ${source}`.trimEnd();
}

/** It has no full stop, so that what follows would read on: `P = U I Enota je watt.` */
function isDisplayedFormula(text: string): boolean {
  return text.includes(' = ') && !/[.!?:;,…]["“”«»)]*$/.test(text);
}

function shortened(text: string): string {
  if (text.length <= longestQuote * 2) return text;
  const cut = text.slice(0, longestQuote * 2);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longestQuote)).trimEnd()} …`;
}

/** The sentence that has most of the words, the first of them. */
export function bestSentence(sentences: readonly Sentence[], words: readonly string[]): number {
  const hits = sentences.map(({ text }) => {
    const among = wordsOf(text);
    return words.filter((word) => among.some((other) => isFormOf(word, other))).length;
  });
  return Math.max(0, hits.indexOf(Math.max(...hits)));
}
