import { folded } from './number-words.ts';

/** Words that carry meaning, folded; those of questions and of small talk say nothing of what a text is about. */
export function wordsIn(text: string): string[] {
  return (folded(text).match(/\p{L}{3,}/gu) ?? []).filter((word) => !empty.has(word));
}

/** Whether two folded words are forms of one: endings differ, beginnings stay. `upornika` and `upornik`, `resistors` and `resistor`. */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < 4 || long.length - short.length > 4) return false;
  let shared = 0;
  while (shared < short.length && short[shared] === long[shared]) shared += 1;
  return shared >= Math.max(4, short.length - 2) && shared >= 0.6 * long.length;
}

/** Words by how they begin: forms of one word share that, so that few have to be compared. */
export class WordIndex {
  readonly #words: ReadonlySet<string>;
  readonly #byBeginning: ReadonlyMap<string, string[]>;

  constructor(words: Iterable<string>) {
    this.#words = new Set(words);
    this.#byBeginning = Map.groupBy(this.#words, (word) => word.slice(0, 4));
  }

  /** In whatever form. */
  has(word: string): boolean {
    if (this.#words.has(word)) return true;
    return this.#byBeginning.get(word.slice(0, 4))?.some((other) => isSameWord(word, other)) ?? false;
  }
}

/** Those of some words that are among others, in whatever form; each once. */
export function sharedWords(words: readonly string[], others: WordIndex): string[] {
  return [...new Set(words)].filter((word) => others.has(word));
}

/** Whether most words of a text are among those of a sentence. */
export function isSaidIn(text: string, said: WordIndex, share = 0.75): boolean {
  const words = wordsIn(text);
  return words.length > 0 && sharedWords(words, said).length >= Math.ceil(share * new Set(words).size);
}

export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+(?=\P{Ll})|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

const empty = new Set(
  folded(
    `the and for with that this these those what which how much many does are was were will would can could should from into
     your you its has have had not but than then when where who why is are question answer correct right wrong true false find
     calculate following given value let use using about they them there here also only each both between one two
     kaj kako koliko kateri katera katero kje kdaj zakaj ali ima imata imajo ste smo sem bil bila bilo biti bodo ter pri pod nad
     med tega temu tem ta te to tisti naj kot saj tudi samo lahko mora morate izracunajte izracunaj dolocite poiscite vprasanje
     odgovor pravilen pravilna pravilno drzi trditev vrednost naslednji naslednja dan dana dano podan podana ena dva dve skozi
     der die das den dem des und oder aber mit von vom zum zur bei aus auf fur ist sind war wird werden kann konnen soll welche
     welcher welches wie viel viele was wann warum wenn dann nicht nur auch sich ein eine einen einem einer eines dieser diese
     dieses frage antwort richtig falsch wahr berechnen sie bestimmen wert gegeben folgende durch hat haben`,
  ).split(/\s+/),
);
