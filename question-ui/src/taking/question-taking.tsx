import type { QuestionType } from '@navor/questions/question-types.ts';
import type { ComponentType } from 'react';
import { Taking as Blanks } from '../types/blanks/taking.tsx';
import { Taking as Formula } from '../types/formula/taking.tsx';
import { Taking as Matching } from '../types/matching/taking.tsx';
import { Taking as MultipleChoice } from '../types/multiple-choice/taking.tsx';
import { Taking as Numeric } from '../types/numeric/taking.tsx';
import { Taking as Ordering } from '../types/ordering/taking.tsx';
import { Taking as ShortText } from '../types/short-text/taking.tsx';
import { Taking as SingleChoice } from '../types/single-choice/taking.tsx';
import { Taking as TrueFalse } from '../types/true-false/taking.tsx';
import type { TakingProps } from './taking-props.ts';

/** How questions of each type are answered. All come with the page: compressed, they are less than 20 kB together. */
export const takings = {
  'single-choice': SingleChoice,
  'multiple-choice': MultipleChoice,
  'true-false': TrueFalse,
  numeric: Numeric,
  formula: Formula,
  'short-text': ShortText,
  matching: Matching,
  ordering: Ordering,
  blanks: Blanks,
} satisfies { [Type in QuestionType]: ComponentType<TakingProps<Type>> };

/** A question of whatever type; its view, answer and reveal are of the same one. */
export function QuestionTaking(props: TakingProps<QuestionType>) {
  const Taking = takings[props.view.type] as ComponentType<TakingProps<QuestionType>>;
  return <Taking {...props} />;
}
