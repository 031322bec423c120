import { subscribe } from '../../../platform/events.ts';
import { attemptSubmitted } from '../quizzes.events.ts';
import { scheduleReviews } from './schedule-reviews.ts';

const schedule = subscribe(attemptSubmitted, 'quizzes.schedule-reviews', (db, handedIn) =>
  scheduleReviews(db, handedIn),
);

export const reviewSubscriptions = [schedule];
