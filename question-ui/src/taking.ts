export { QuestionTaking, takings } from './taking/question-taking.tsx';
export { ReadingProblemText } from './taking/reading-problem-text.tsx';
export { RichHtml } from './taking/rich-html.tsx';
export { SlipExplanation } from './taking/slip-explanation.tsx';
export type { TakingProps } from './taking/taking-props.ts';

/** The texts that questions are shown with; a screen that shows some names these in its `handle`. */
export const takingNamespaces: ['quiz', 'formula'] = ['quiz', 'formula'];
