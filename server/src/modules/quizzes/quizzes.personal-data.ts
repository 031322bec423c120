import type { PersonalTable } from '../../platform/personal-data.ts';
import { attemptQuestions, quizAttempts, reviewCards } from './attempts.tables.ts';

export const quizzesPersonalTables: PersonalTable[] = [
  { name: 'quiz-attempts', table: quizAttempts, owner: quizAttempts.userId },
  { name: 'quiz-answers', table: attemptQuestions, owner: attemptQuestions.userId },
  { name: 'review-cards', table: reviewCards, owner: reviewCards.userId },
];
