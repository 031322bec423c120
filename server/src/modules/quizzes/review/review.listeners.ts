import { listen } from '../../../platform/events.ts';
import { attemptSubmitted } from '../quizzes.events.ts';
import { scheduleReviews } from './schedule-reviews.ts';

const schedule = listen(attemptSubmitted, 'quizzes.schedule-reviews', (db, handedIn) => scheduleReviews(db, handedIn));

export const reviewListeners = [schedule];
