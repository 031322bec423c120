import type { Source } from '@navor/questions/question.ts';
import type { QuestionType } from '@navor/questions/question-types.ts';

/** Where something stands in a question: `['options', 2, 'text', 'sl']`. */
export type FieldPlace = (string | number)[];

/** The messages for a field; empty where nothing is wrong with it. */
export type Problems = (place: FieldPlace) => string[];

/** What a question of a type needs to be edited. A gap of a text is edited as a question of its type. */
export type EditingProps<Type extends QuestionType> = {
  /** Unique on the page. With a place behind it, it is the id of a field: see `fieldId`. */
  id: string;
  source: Source<Type>;
  onChange: (source: Source<Type>) => void;
  problems: Problems;
};

/** What every field of a form is told. */
export type FieldAt = { id: string; place: FieldPlace; problems: Problems };

/** The id of the element that holds a field, so that a list of problems can lead to it. */
export function fieldId(id: string, place: FieldPlace): string {
  return [id, ...place].join('.');
}

/** The problems of a part, by places within it. */
export function problemsWithin(problems: Problems, part: FieldPlace): Problems {
  return (place) => problems([...part, ...place]);
}
