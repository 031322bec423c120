import { Refusal, type RefusalReason } from './refusal.ts';

/** A question bank as any format tells it, before it is ours. Shares are percents, as in the formats. */

export type BankText = { text: string; format: 'html' | 'markdown' | 'plain' };

/** Longer than any text that a question may have; what is longer is not worth looking through. */
const longestText = 60_000;

export function bankText(text: string, format: BankText['format']): BankText {
  refuseLong(text);
  return { text, format };
}

export function refuseLong(text: string): void {
  if (text.length > longestText) throw new Refusal('tooLong');
}

export const mostOptions = 12;
/** More than anybody fills in; each is a question of its own. */
export const mostGaps = 200;

export function refuseMany(number: number, most: number): void {
  if (number > most) throw new Refusal('tooMany', { number, most });
}

export type BankOption = { text: BankText; percent: number; feedback: BankText | null };
export type ChoiceAnswer = { kind: 'choice'; isSingle: boolean; options: BankOption[] };

export type BankWord = { text: string; percent: number; feedback: BankText | null };
export type WordAnswer = { kind: 'words'; words: BankWord[]; caseMatters: boolean };

export type BankNumber = { value: number; tolerance: number; percent: number; feedback: BankText | null };
export type NumberAnswer = { kind: 'number'; numbers: BankNumber[]; unit: string; isUnitRequired: boolean };

export type GapAnswer = ChoiceAnswer | WordAnswer | NumberAnswer;
/** The n-th gap stands in the body as the character `gapMark(n)`. */
export type BankGap = { weight: number; answer: GapAnswer };

/** Orders of ours earn points by what follows what. */
export const ourGrading = 'RELATIVE_NEXT_EXCLUDE_LAST';

export type BankAnswer =
  | GapAnswer
  | { kind: 'truth'; isTrue: boolean; whenRight: BankText | null; whenWrong: BankText | null }
  | { kind: 'pairs'; pairs: { left: BankText; right: BankText }[]; extras: BankText[]; hasComments: boolean }
  /** `asked` is how many of the items an attempt asks for; null for all of them. `grading` is Moodle's name for how points are given. */
  | { kind: 'order'; items: BankText[]; asked: number | null; grading: string | null }
  | { kind: 'gaps'; gaps: BankGap[] };

/** A file that is attached to a text of a question. */
export type BankFile = { name: string; base64: string };

export type BankQuestion = {
  body: BankText;
  points: number;
  hints: BankText[];
  solution: BankText | null;
  answer: BankAnswer;
  tags?: string[];
  files?: BankFile[];
  /** What of it was left out, for the author to know. */
  notes?: RefusalReason[];
};

export type BankEntry = {
  line: number;
  name: string;
  /** As the format calls it. */
  type: string;
  category: string | null;
  /** Whether its options have an order of their own. */
  keepsOrder: boolean;
  /** Throws a `Refusal` where the question cannot become one of ours. */
  read: () => BankQuestion;
};

export type Bank = { entries: BankEntry[]; problems: { line: number; reason: RefusalReason }[] };

const firstMark = 0xe000;

/** Characters that nobody types, so that they survive whatever is done to a text. */
export function gapMark(index: number): string {
  return String.fromCharCode(firstMark + index);
}

export const anyGapMark = /[\ue000-\uf8ff]/gu;

export function gapOfMark(mark: string): number {
  return mark.charCodeAt(0) - firstMark;
}
