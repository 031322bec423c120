import { availability } from './availability.ts';
import { bookings } from './bookings.ts';
import { applications, teaching } from './teaching.ts';
import { tutors } from './tutors.ts';

export const tutoring = { tutors, teaching, availability, applications, bookings };
