/** What went wrong on the way to a number, as far as it can be told from the number. */
export const slipKinds = [
  /** Off by a power of a thousand: a prefix was overlooked or read as another. */
  'prefix',
  /** Off by another power of ten: the decimal sign or a squared prefix. */
  'power-of-ten',
  'degrees',
  'sign',
  'reciprocal',
  'double',
  'half',
  /** The result was squared once too often, or a root was forgotten. */
  'square',
  /** The root of the result, or a square that was forgotten. */
  'root',
  /** Rounded on the way: near, and yet outside of the tolerance. */
  'rounding',
  /** The right number with fewer figures than are asked for. */
  'figures',
  /** The value of another quantity of the same question. */
  'other-quantity',
  /** One that the question's author foresaw. */
  'own',
] as const;
export type SlipKind = (typeof slipKinds)[number];

export type Slip = {
  kind: SlipKind;
  /** How many times too large the answer is, for `prefix` and `power-of-ten`. */
  factor?: number;
  /** The name of the other quantity in the template. */
  quantity?: string;
  /** Which of the author's slips, from 0. */
  own?: number;
};

/** Why an answer could not be taken as it is. None of these costs anything before the question is settled. */
export type ReadingProblem =
  | { kind: 'missing-unit'; unit: string }
  | { kind: 'wrong-dimension'; given: string; expected: string }
  /** It may mean several things; each choice is a text that means one of them. */
  | { kind: 'ambiguous'; choices: string[] }
  /** `at` counts from 0 in the text as typed; `part` is what was not understood. */
  | { kind: 'unreadable'; reason: string; at: number; part: string };

/** One gap, pair or item of a question that has several. */
export type PartOutcome = { share: number; slip?: Slip; problem?: ReadingProblem };

/** What an answer is worth. A share of 1 is full marks; the expected ways to fail are outcomes too, never exceptions. */
export type Outcome =
  | { kind: 'unanswered' }
  | { kind: 'unreadable'; problem: ReadingProblem; parts?: Record<string, PartOutcome> }
  | {
      kind: 'graded';
      share: number;
      slip?: Slip;
      /** What was chosen, by the author's ids, whatever the order in which options were shown. */
      chosen?: string[];
      /** By gap, pair or item. */
      parts?: Record<string, PartOutcome>;
      /** Equal to the answer, but not in the form that was asked for. */
      isOtherForm?: boolean;
    };
