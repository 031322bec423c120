import type { PersonalTable } from '../../platform/personal-data.ts';
import { courseEnrollments } from './courses.tables.ts';

export const coursesPersonalTables: PersonalTable[] = [
  { name: 'course-enrollments', table: courseEnrollments, owner: courseEnrollments.userId },
];
