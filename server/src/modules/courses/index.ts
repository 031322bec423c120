export { coursesPersonalTables } from './courses.personal-data.ts';
export { courseEnrollments } from './courses.tables.ts';
