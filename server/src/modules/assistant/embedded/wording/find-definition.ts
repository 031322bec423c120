import type { GroundedPassage } from '../../grounding/grounded-passage.ts';
import { type Sentence, sentencesOf } from './quote.ts';
import { hasAllWords, isFormOf, wordsOf } from './same-words.ts';

type Passage = Pick<GroundedPassage, 'text' | 'title' | 'heading' | 'anchor'>;

export type Definition<P> = {
  passage: P;
  sentences: Sentence[];
  /** The sentence that it begins with. */
  at: number;
  /** What is defined, in the form that the text has it in. */
  name: string;
};

/** Where a passage says what something is: `Časovna konstanta τ je čas, v katerem …`. */
export function findDefiningSentence<P extends Passage>(
  passages: readonly P[],
  term: readonly string[],
): Definition<P> | null {
  for (const passage of passages) {
    const sentences = sentencesOf(passage.text);
    for (const [at, { text }] of sentences.entries()) {
      const name = termDefinedBy(text, term);
      if (name !== null) return { passage, sentences, at, name };
    }
  }
  return null;
}

/** The beginning of what stands under the very term as a heading. */
export function findHeadedBy<P extends Passage>(passages: readonly P[], term: readonly string[]): Definition<P> | null {
  for (const passage of passages) {
    const { title, heading, anchor } = passage;
    const head = (anchor === null ? title : heading) ?? '';
    const words = wordsOf(head);
    const sentences = sentencesOf(passage.text);
    const isJustThis = words.length > 0 && words.length <= term.length + 1 && hasAllWords(term, words);
    if (isJustThis && sentences.length > 0) return { passage, sentences, at: 0, name: head };
  }
  return null;
}

/** Words of what somebody asks about, without articles. */
export function termWords(term: string): string[] {
  return wordsOf(term).filter((word) => !articles.has(word));
}

const articles = new Set('a an the der die das den dem des ein eine einen einem einer eines'.split(' '));
const verbs = new Set(
  (
    'je so sta pomeni pomenijo pove povedo imenujemo opisuje meri is are means tells describes measures called ' +
    'ist sind bedeutet bedeuten gibt beschreibt misst heisst nennt bezeichnet'
  ).split(' '),
);
/** A definition begins with what it defines; a symbol may stand between that and the verb. */
const [latestTerm, latestVerb] = [1, 3];

function termDefinedBy(sentence: string, term: readonly string[]): string | null {
  const written = [...sentence.matchAll(/[^\s,;:()]+/g)].filter(({ 0: word }) => !articles.has(word.toLowerCase()));
  const words = written.map(({ 0: word }) => wordsOf(word).join(''));
  const start = words.findIndex((_, at) => term.every((word, step) => isFormOf(word, words[at + step] ?? '')));
  if (term.length === 0 || start < 0 || start > latestTerm) return null;
  const end = start + term.length;
  if (!words.slice(end, end + latestVerb).some((word) => verbs.has(word))) return null;
  return written
    .slice(start, end)
    .map(({ 0: word }) => word)
    .join(' ');
}
