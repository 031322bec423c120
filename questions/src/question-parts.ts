import type { Blanks } from './types/blanks/shape.ts';
import type { Formula } from './types/formula/shape.ts';
import type { Matching } from './types/matching/shape.ts';
import type { MultipleChoice } from './types/multiple-choice/shape.ts';
import type { Numeric } from './types/numeric/shape.ts';
import type { Ordering } from './types/ordering/shape.ts';
import type { ShortText } from './types/short-text/shape.ts';
import type { SingleChoice } from './types/single-choice/shape.ts';
import type { TrueFalse } from './types/true-false/shape.ts';

/** For each type, how it is written, kept, shown, answered and revealed. */
export type QuestionParts = {
  'single-choice': SingleChoice;
  'multiple-choice': MultipleChoice;
  'true-false': TrueFalse;
  numeric: Numeric;
  formula: Formula;
  'short-text': ShortText;
  matching: Matching;
  ordering: Ordering;
  blanks: Blanks;
};
