export { tutors } from './tutors.tables.ts';
