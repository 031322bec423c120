export { EditingLanguages } from './editing/editing-languages.tsx';
export { type EditingProps, type FieldAt, type FieldPlace, fieldId, type Problems } from './editing/editing-props.ts';
export { ChoiceField, CodeField, NumberField, NumbersField, WordsField } from './editing/fields.tsx';
export { ListEditor } from './editing/list-editor.tsx';
export { numberNotation, wordsNotation } from './editing/notations.ts';
export { editings, QuestionEditing } from './editing/question-editing.tsx';
export { RecordEditor } from './editing/record-editor.tsx';
export { TranslatedField } from './editing/translated-field.tsx';
export { missingLanguages, noText, withText } from './editing/translated-text.ts';

/** The texts that questions are edited with; a screen that edits some names these in its `handle`. */
export const editingNamespaces = ['quiz-editing', 'quiz'];
