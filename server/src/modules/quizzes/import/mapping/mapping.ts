import { type Language, type Translated, translatedFrom } from '@navor/languages';
import type { Texts } from '../../../../platform/texts.ts';
import type { BankText } from '../bank.ts';
import { Refusal, type RefusalReason } from '../refusal.ts';
import { toBlocks, toLine } from '../text/to-markdown.ts';

/** What turning a bank's question into one of ours needs, and what it leaves for the author to know. */
export type Mapping = {
  /** That the bank is written in. */
  language: Language;
  say: Texts['say'];
  notes: RefusalReason[];
};

/** The default language is never missing: a text in another one stands there too, until somebody translates it. */
export function inLanguages<Text>({ language }: Mapping, text: Text): Translated<Text> {
  return translatedFrom(language, () => text);
}

/** A sentence of our own. */
export function sentence(mapping: Mapping, key: string, valuesIn: (language: Language) => object = () => ({})) {
  const said = (language: Language) =>
    mapping.say(language, `quiz-import:${key}`, { ...valuesIn(language) } as Record<string, unknown>);
  return translatedFrom(mapping.language, said);
}

export function lineOf(mapping: Mapping, text: BankText): Translated {
  const line = toLine(text);
  if (line === '') throw new Refusal('emptyAnswer');
  return inLanguages(mapping, line);
}

/** Absent where there are no words. */
export function feedbackLine(mapping: Mapping, text: BankText | null): { feedback?: Translated } {
  const line = text ? toLine(text) : '';
  return line === '' ? {} : { feedback: inLanguages(mapping, line) };
}

export function feedbackBlocks(mapping: Mapping, text: BankText | null): { feedback?: Translated } {
  const blocks = text ? toBlocks(text) : '';
  return blocks === '' ? {} : { feedback: inLanguages(mapping, blocks) };
}

export function addNote({ notes }: Mapping, key: string, values?: Record<string, unknown>): void {
  const note = { key: `notes.${key}`, ...(values && { values }) };
  if (!notes.some((other) => other.key === note.key)) notes.push(note);
}

/** `a`, `b`, … */
export function ownIdAt(index: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + index);
}
