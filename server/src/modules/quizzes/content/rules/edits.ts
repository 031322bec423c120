import { overEdits } from '../../../../content/files/edited-in-app.ts';
import { formatQuizzes } from '../format-quizzes.ts';
import type { Rule } from './rule.ts';

/** What somebody edited in the app is not undone by files that know nothing of it. */
export const edits: Rule = ({ quizzes }, { edited }) =>
  quizzes.flatMap((quiz) =>
    overEdits(
      'quiz',
      formatQuizzes({ topics: undefined, quizzes: [quiz] }),
      edited.find(({ id }) => id === quiz.id),
    ),
  );
