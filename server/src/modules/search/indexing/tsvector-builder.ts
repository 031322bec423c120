import type { Language } from '@navor/languages';
import { lexemesOf } from '../analysis/lexemes.ts';
import { type TextWord, tokenize } from '../analysis/tokenize.ts';

/** Of a title, of headings and keywords, of a summary, of the text. */
export type Weight = 'A' | 'B' | 'C' | 'D';

/** PostgreSQL keeps no positions above this, and no more of them for one lexeme. */
const lastPosition = 16_383;
const mostPositions = 255;
/** A tsvector holds 1 MB; what is beyond this of a huge text cannot be found. */
const mostBytes = 600_000;
/** Wide enough that no phrase reaches from one text into the next. */
const gap = 12;

/** Gathers the lexemes of texts, and writes them as PostgreSQL reads them. */
export class TsvectorBuilder {
  #places = new Map<string, string[]>();
  #position = 1;
  #bytes = 0;

  /** Adds a text after the others; tells its words. */
  add(text: string, language: Language, weight: Weight): TextWord[] {
    const words = tokenize(text);
    for (const { word, position } of words) {
      const { exact, stems } = lexemesOf(word, language);
      for (const lexeme of new Set([exact, ...stems])) this.#put(lexeme, this.#position + position, weight);
    }
    this.#position += (words.at(-1)?.position ?? 0) + gap;
    return words;
  }

  #put(lexeme: string, position: number, weight: Weight): void {
    if (lexeme === '') return;
    const places = this.#places.get(lexeme);
    if (!places) {
      if (this.#bytes > mostBytes) return;
      this.#bytes += Buffer.byteLength(lexeme) + 4;
      this.#places.set(lexeme, position <= lastPosition ? [`${position}${weight}`] : []);
    } else if (position <= lastPosition && places.length < mostPositions && this.#bytes <= mostBytes) {
      this.#bytes += 2;
      places.push(`${position}${weight}`);
    }
  }

  /** The literal of a tsvector. */
  toString(): string {
    return [...this.#places]
      .map(([lexeme, places]) => (places.length > 0 ? `${quoted(lexeme)}:${places.join(',')}` : quoted(lexeme)))
      .join(' ');
  }
}

/** A lexeme as the literals of tsvector and tsquery have it: nothing in it is an operator. */
export function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
