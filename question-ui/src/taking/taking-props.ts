import type { Result } from '@navor/contract';
import type { Response, Reveal, View } from '@navor/questions/question.ts';
import type { QuestionType } from '@navor/questions/question-types.ts';

/** What a question of a type needs to be answered, and to show what was right once it is settled. */
export type TakingProps<Type extends QuestionType> = {
  /** Unique on the page; prefixes ids. */
  id: string;
  /** Id of the element that holds the question's text, which labels the controls. */
  labelledBy: string;
  view: View<Type>;
  response: Response<Type> | null;
  /** Null takes the answer back. */
  onAnswer: (response: Response<Type> | null) => void;
  /** Set once the question is settled: the controls are read-only and show what was right. */
  settled: { result: Result; reveal: Reveal<Type> } | null;
  isDisabled: boolean;
};
