import { defineContentKind } from '../../../content/content-kind.ts';
import { courseReferencesIn, withCourseReferences } from '../../courses/index.ts';
import { quizzes } from '../quizzes.tables.ts';
import { exportQuizzes } from './export-quizzes.ts';
import { findEditedQuizzes, findQuizReferences } from './find-quiz-references.ts';
import { formatQuizzes } from './format-quizzes.ts';
import { type PreparedQuizzes, prepareQuizzes } from './prepare-quizzes.ts';
import { noQuizReferences } from './quiz-references.ts';
import { type ReadQuizzes, readQuizzes } from './read-quizzes.ts';
import { outdatedQuestions } from './render-outdated-questions.ts';
import { saveQuizzes } from './save-quizzes.ts';

export const quizzesContent = defineContentKind<ReadQuizzes, PreparedQuizzes>({
  noun: { one: 'quiz', many: 'quizzes' },
  paths: [/^topics\.yaml$/, /^quizzes\/[^/]+\/(quiz\.yaml|questions\/[^/]+\.yaml|figures\/[^/]+)$/],
  table: quizzes,
  read: readQuizzes,
  format: formatQuizzes,
  async prepare(files, { db, rendered }) {
    const existing = db ? { ...(await findQuizReferences(db)), edited: await findEditedQuizzes(db) } : noQuizReferences;
    return prepareQuizzes(files, withCourseReferences(existing, courseReferencesIn(files)), rendered);
  },
  idsOf: ({ quizzes: prepared }) => prepared.map(({ id }) => id),
  renderedOf: ({ quizzes: prepared }) =>
    new Map(prepared.flatMap(({ questions }) => questions.map((question) => [question.path, question.prepared]))),
  save: saveQuizzes,
  export: exportQuizzes,
  outdated: outdatedQuestions,
});
