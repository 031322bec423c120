import { type Sum, sumsIn } from './arithmetic-in.ts';
import { plainReply } from './plain-reply.ts';
import { type FoundQuantity, quantitiesIn } from './quantities-in.ts';
import { type Spelled, spelledIn } from './spelled-numbers.ts';
import { sentencesOf, WordIndex, wordsIn } from './words-in.ts';

/** A text as all of the guard reads it: each thing is found once, however many questions are open. */
export class Reading {
  /** In plain signs. */
  readonly plain: string;
  #quantities: FoundQuantity[] | undefined;
  #bareNumbers: number[] | undefined;
  #sums: Sum[] | undefined;
  #spelled: Spelled[] | undefined;
  #words: WordIndex | undefined;
  #statedWords: WordIndex | undefined;
  #signs: string | undefined;
  #sentences: Reading[] | undefined;

  private constructor(plain: string) {
    this.plain = plain;
  }

  static of(markdown: string): Reading {
    return new Reading(plainReply(markdown));
  }

  get quantities(): FoundQuantity[] {
    this.#quantities ??= quantitiesIn(this.plain);
    return this.#quantities;
  }

  /** Numbers without a unit; both of `12/47`. */
  get bareNumbers(): number[] {
    this.#bareNumbers ??= this.quantities
      .filter(({ unit }) => unit === null)
      .flatMap(({ written, start, end }) => {
        const [above = '', below] = this.plain.slice(start, end).split('/');
        return below === undefined ? [written] : [above, below].map((part) => Number(part.trim().replace(',', '.')));
      });
    return this.#bareNumbers;
  }

  /** What is reckoned in it, without saying the result. */
  get sums(): Sum[] {
    this.#sums ??= sumsIn(this.plain, this.quantities);
    return this.#sums;
  }

  /** Numbers that are told digit by digit. */
  get spelled(): Spelled[] {
    this.#spelled ??= spelledIn(this.plain, sentencesOf(this.plain));
    return this.#spelled;
  }

  get words(): WordIndex {
    this.#words ??= new WordIndex(wordsIn(this.plain));
    return this.#words;
  }

  get sentences(): Reading[] {
    this.#sentences ??= sentencesOf(this.plain).map((sentence) => new Reading(sentence));
    return this.#sentences;
  }

  /** Formulas in it as they compare. */
  get signs(): string {
    this.#signs ??= signsOnly(this.plain);
    return this.#signs;
  }

  /** All that is stated, and not asked. */
  get statedWords(): WordIndex {
    this.#statedWords ??= new WordIndex(
      this.sentences.filter((sentence) => !sentence.isQuestion).flatMap(({ plain }) => wordsIn(plain)),
    );
    return this.#statedWords;
  }

  get isQuestion(): boolean {
    return this.plain.endsWith('?');
  }
}

/** A formula, however it is spaced and multiplied: `P = I² R` is `P=I^2·R`. */
export function signsOnly(text: string): string {
  return text
    .replace(/[−–]/g, '-')
    .replace(/²/g, '^2')
    .replace(/³/g, '^3')
    .replace(/[\s·*()]/g, '');
}
