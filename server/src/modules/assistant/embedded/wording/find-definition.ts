import type { GroundedPassage } from '../../grounding/grounded-passage.ts';
import { type Sentence, sentencesOf } from './quote.ts';
import { hasAllWords, isFormOf, wordsOf } from './same-words.ts';

type Passage = Pick<GroundedPassage, 'title' | 'text' | 'heading'>;

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

/** The same in what is titled just by the term, which also sums it up: `Ohmov zakon: U = R I`. */
export function findOwnDefinition<P extends Passage>(
  passages: readonly P[],
  term: readonly string[],
): Definition<P> | null {
  const own = passages.filter(({ title }) => isSameTerm(termWords(title), term));
  for (const passage of own) {
    const sentences = sentencesOf(passage.text);
    const at = sentences.findIndex(({ text }) => isSameTerm(termWords(/^([^:]+): /.exec(text)?.[1] ?? ''), term));
    if (at >= 0) return { passage, sentences, at, name: passage.title };
  }
  return findDefiningSentence(own, term);
}

function isSameTerm(words: readonly string[], term: readonly string[]): boolean {
  return words.length === term.length && hasAllWords(term, words);
}

/** The beginning of what stands under the very term as a heading. Whole texts begin with a story rather than a definition. */
export function findHeadedBy<P extends Passage>(passages: readonly P[], term: readonly string[]): Definition<P> | null {
  for (const passage of passages) {
    const head = passage.heading ?? '';
    const words = termWords(head);
    const sentences = sentencesOf(passage.text);
    if (isSameTerm(words, term) && sentences[0] && !isExample(sentences[0]))
      return { passage, sentences, at: 0, name: head };
  }
  return null;
}

function isExample({ text }: Sentence): boolean {
  return /^(?:Zgled|Example|Beispiel)/.test(text);
}

/** Words of what somebody asks about, without articles; `Ohm’s` is one. */
export function termWords(term: string): string[] {
  return wordsOf(term.replace(/['’](?=s(?!\p{L}))/gu, '')).filter((word) => !articles.has(word));
}

const articles = new Set('a an the der die das den dem des ein eine einen einem einer eines'.split(' '));
const verbs = new Set(
  (
    'je so sta pomeni pomenijo pove povedo imenujemo opisuje meri is are means tells describes measures called ' +
    'ist sind bedeutet bedeuten gibt beschreibt misst heisst nennt bezeichnet'
  ).split(' '),
);
const pluralVerbs = new Set('so sta pomenijo povedo are sind bedeuten'.split(' '));
/** Of a quantity in general, whichever one is told by it. */
const general = /^(?:elektricn|electric|elektrisch|mehansk|mechanic|mechanisch)/;
/** `Ohmov zakon pa pove …` says something of it, and not what it is. */
const connectors = new Set(
  'pa torej zato tudi ne odvisen odvisna odvisno also however too not dependent aber dagegen auch nicht abhangig'.split(
    ' ',
  ),
);
/** A symbol may stand between what is defined and the verb. */
const latestVerb = 3;

const quantities = new Set('kolicina quantity grosse'.split(' '));
const alternatives = new Set('ali or oder'.split(' '));

/** What a sentence defines, if that is the term: it begins with it, at most after an adjective, or leads to it. */
function termDefinedBy(sentence: string, term: readonly string[]): string | null {
  const written = [...sentence.matchAll(/[^\s,;:()]+/g)].filter(({ 0: word }) => !articles.has(word.toLowerCase()));
  const words = written.map(({ 0: word }) => wordsOf(word).join(''));
  const start = words.findIndex((_, at) => term.every((word, step) => isFormOf(word, words[at + step] ?? '')));
  if (term.length === 0 || start < 0 || !isWhole(sentence, words)) return null;
  const end = start + term.length;
  const name = written
    .slice(start, end)
    .map(({ 0: word }) => word.replace(/[.!?]$/, ''))
    .join(' ');
  if (start > 1) return isLedTo(words, start) ? name : null;
  const after = words.slice(end, end + latestVerb + 1);
  const verbAt = after.slice(0, latestVerb).findIndex((word) => verbs.has(word));
  if (verbAt < 0 || after.slice(0, verbAt + 2).some((word) => connectors.has(word))) return null;
  // The capacity of a battery is one of many, and thermal protection is no heat.
  if (after.slice(0, verbAt).some((word) => !isSymbol(word))) return null;
  // In another case or number than it was asked for, it may belong to a word before it: `Smer toka je …`.
  const isExact = term.every((word, step) => word === words[start + step]);
  if (!isExact && (start > 0 || pluralVerbs.has(after[verbAt] ?? ''))) return null;
  // An electric current is what is meant by a current; reactive power is another thing than power.
  if (start > 0 && !general.test(words[0] ?? '')) return null;
  return name;
}

/** `τ`, `U_0`, `cos φ`. */
function isSymbol(word: string): boolean {
  return word.length <= 2 || word === 'cos';
}

/** `Količina, ki pove, kako močno sila vrti, je navor ali moment sile.` */
function isLedTo(words: readonly string[], start: number): boolean {
  const before = alternatives.has(words[start - 1] ?? '') ? start - 3 : start - 1;
  return quantities.has(words[0] ?? '') && verbs.has(words[before] ?? '');
}

/** Headings of call-outs and lists are no sentences: `Navor je ocena`. */
function isWhole(sentence: string, words: readonly string[]): boolean {
  return /[.:!?]$/.test(sentence) && words.length >= 5;
}
