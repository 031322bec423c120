import type { PersonalTable } from '../../platform/personal-data.ts';
import { bookings, tutorReviews } from './bookings.tables.ts';
import { tutors } from './tutors.tables.ts';

export const tutoringPersonalTables: PersonalTable[] = [
  { name: 'tutor-profile', table: tutors, owner: tutors.userId },
  // What the tutor notes for themselves is not the learner's to read.
  { name: 'bookings', table: bookings, owner: bookings.learnerId, secrets: ['privateNotes'] },
  { name: 'tutor-reviews', table: tutorReviews, owner: tutorReviews.userId },
];
