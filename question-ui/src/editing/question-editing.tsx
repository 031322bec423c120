import type { QuestionType } from '@navor/questions/question-types.ts';
import type { ComponentType } from 'react';
import { Editing as Blanks } from '../types/blanks/editing.tsx';
import { Editing as Formula } from '../types/formula/editing.tsx';
import { Editing as Matching } from '../types/matching/editing.tsx';
import { Editing as MultipleChoice } from '../types/multiple-choice/editing.tsx';
import { Editing as Numeric } from '../types/numeric/editing.tsx';
import { Editing as Ordering } from '../types/ordering/editing.tsx';
import { Editing as ShortText } from '../types/short-text/editing.tsx';
import { Editing as SingleChoice } from '../types/single-choice/editing.tsx';
import { Editing as TrueFalse } from '../types/true-false/editing.tsx';
import type { EditingProps } from './editing-props.ts';

/** How each type's own fields are edited. */
export const editings = {
  'single-choice': SingleChoice,
  'multiple-choice': MultipleChoice,
  'true-false': TrueFalse,
  numeric: Numeric,
  formula: Formula,
  'short-text': ShortText,
  matching: Matching,
  ordering: Ordering,
  blanks: Blanks,
} satisfies { [Type in QuestionType]: ComponentType<EditingProps<Type>> };

/** The own fields of a question of whatever type. What else its source has comes back as it was. */
export function QuestionEditing(props: EditingProps<QuestionType>) {
  const Editing = editings[props.source.type] as ComponentType<EditingProps<QuestionType>>;
  return <Editing {...props} />;
}
