import { fold } from '../analysis/fold.ts';
import { extractFormula } from '../analysis/formulas/formulas-in-text.ts';
import { isStopWord } from '../analysis/stop-words.ts';
import { type TextWord, tokenize } from '../analysis/tokenize.ts';

/** A word as it was typed, and as it is compared. */
export type QueryWord = {
  typed: string;
  folded: string;
  /** What it is made of: `H7` and `g6` for `H7/g6`. */
  parts: QueryWord[];
  /** Of a mark without its space, `DIN` and `912`: they count where nothing has the whole. */
  pieces?: QueryWord[];
  /** Stands in quotes: it is looked for as it was typed. */
  isLiteral?: boolean;
};

export type ParsedQuery = {
  /** All that was typed. */
  text: string;
  words: QueryWord[];
  /** Words that have to follow each other, folded; they are among the words too. */
  phrases: string[][];
  /** Keys of an equation, the strongest first; none where there is no equation. */
  formulaKeys: string[];
  /** Keys of equations between the same quantities. */
  similarFormulaKeys: string[];
};

/** More words than anybody searches with; what is beyond is not looked at. */
const mostSearched = 12;
const quotedPart = /["“”„»«]([^"“”„»«]*)["“”„»«]/gu;

/** `M8x1,25` and `M8 x 1,25` are typed for `M8 × 1,25`, but `0x1F` is one number. */
const typedTimes = /(?<=\d)(?<![^\p{L}\p{N}.,]0|^0) ?x ?(?=\d)/giu;

/** Takes apart what somebody asks. Nothing in it is an operator but quotes around phrases, and `=` in equations. */
export function parseQuery(asked: string, { mostWords = mostSearched } = {}): ParsedQuery {
  const text = asked.replace(typedTimes, ' × ');
  const phrases = [...text.matchAll(quotedPart)]
    .map(([, inside = '']) => plainWords(inside).slice(0, mostWords))
    .filter((words) => words.length > 1);
  const plain = text.replace(quotedPart, ' $1 ');
  const formula = extractFormula(plain);
  const literal = new Set([...text.matchAll(quotedPart)].flatMap(([, inside = '']) => plainWords(inside)));
  const words = wordsOf(formula ? formula.rest : plain, literal);
  const contentWords = words.filter(({ folded }) => !isStopWord(folded) || phrases.flat().includes(folded));
  return {
    text,
    words: (contentWords.length > 0 || formula ? contentWords : words).slice(0, mostWords),
    phrases: phrases.slice(0, 4),
    formulaKeys: formula?.keys ?? [],
    similarFormulaKeys: formula?.similarKeys ?? [],
  };
}

/** The words of a text as they are compared, without those that are made of others. */
export function plainWords(text: string): string[] {
  return tokenize(text)
    .filter(({ parts }) => parts === 0)
    .map(({ word }) => fold(word))
    .filter((word) => word !== '');
}

/** Each word once; one that has parts stands for them. */
function wordsOf(text: string, literal: Set<string>): QueryWord[] {
  const words: QueryWord[] = [];
  const tokens = tokenize(text);
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (!token) break;
    const parts = tokens.slice(at + 1, at + 1 + token.parts).map((part) => queryWord(part, []));
    const word = queryWord(token, parts);
    words.push({ ...word, pieces: piecesOf(word), isLiteral: literal.has(word.folded) });
    at += 1 + token.parts;
  }
  const unique = new Map(words.map((word) => [word.folded, word]));
  unique.delete('');
  return [...unique.values()];
}

/** `DIN912`, but neither `M8` nor `S235`, which are whole. */
const gluedMark = /^(\p{Lu}{2,4})(\d{2,})$/u;

function piecesOf({ typed, parts }: QueryWord): QueryWord[] {
  const [, ...pieces] = (parts.length === 0 && gluedMark.exec(typed)) || [];
  return pieces.map((piece) => ({ typed: piece, folded: fold(piece), parts: [] }));
}

function queryWord({ word }: TextWord, parts: QueryWord[]): QueryWord {
  return { typed: word, folded: fold(word), parts };
}
