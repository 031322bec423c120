import type { Translated } from '@navor/languages';
import type { Drawing, PreparedQuestion, QuestionSource } from '@navor/questions';
import type { BankQuestion, BankText } from '../import/bank.ts';
import type { RefusalReason } from '../import/refusal.ts';

/** A question on its way into a bank, and what is lost on it: keys under `quiz-export:notes`. */
export type Exporting = {
  source: QuestionSource;
  prepared: PreparedQuestion;
  drawing: Drawing;
  notes: RefusalReason[];
  line: (text: Translated) => BankText;
  blocks: (text: Translated) => BankText;
};

/** A question as a format is about to write it. */
export type QuestionToWrite = {
  name: string;
  tags: readonly string[];
  question: BankQuestion;
  notes: RefusalReason[];
  /** Whether its options have an order of their own. */
  keepsOrder: boolean;
};

/** How a format writes a bank, part by part: a question that it cannot hold throws a `Refusal` and is left out alone. */
export type BankWriter = {
  /** The address of a drawing in the bank, by its path in the quiz's folder; null where the bank has no files. */
  figure: (path: string) => string | null;
  category: (title: string) => string;
  question: (question: QuestionToWrite) => string;
  whole: (parts: string[]) => string;
};

export function addOnce(notes: RefusalReason[], key: string): void {
  const note = { key: `notes.${key}` };
  if (!notes.some((other) => other.key === note.key)) notes.push(note);
}
