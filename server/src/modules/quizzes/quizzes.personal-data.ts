import type { PersonalTable } from '../../platform/personal-data.ts';
import { attemptQuestions, quizAttempts, reviewCards } from './attempts.tables.ts';
import { questionRegradings } from './quizzes.tables.ts';

export const quizzesPersonalTables: PersonalTable[] = [
  { name: 'quiz-attempts', table: quizAttempts, owner: quizAttempts.userId },
  { name: 'quiz-answers', table: attemptQuestions, owner: attemptQuestions.userId, present: withoutAnswer },
  { name: 'question-regradings', table: questionRegradings, owner: questionRegradings.requestedBy },
  { name: 'review-cards', table: reviewCards, owner: reviewCards.userId },
];

/** What a question drew tells its answer, so that it has its place in an export only once the question is settled. */
function withoutAnswer(row: Record<string, unknown>): Record<string, unknown> {
  if (row.settledAt) return row;
  const { seed: _, values: __, ...told } = row;
  return told;
}
