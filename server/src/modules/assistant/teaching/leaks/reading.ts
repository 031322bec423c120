import { plainReply } from './plain-reply.ts';
import { type FoundQuantity, quantitiesIn } from './quantities-in.ts';
import { sentencesOf, wordsIn } from './words-in.ts';

/** A text as all of the guard reads it: each thing is found once, however many questions are open. */
export class Reading {
  /** In plain signs. */
  readonly plain: string;
  #quantities: FoundQuantity[] | undefined;
  #words: string[] | undefined;
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

  /** Each once. */
  get words(): string[] {
    this.#words ??= [...new Set(wordsIn(this.plain))];
    return this.#words;
  }

  get sentences(): Reading[] {
    this.#sentences ??= sentencesOf(this.plain).map((sentence) => new Reading(sentence));
    return this.#sentences;
  }

  get isQuestion(): boolean {
    return this.plain.endsWith('?');
  }
}
