import type { Course } from '@navor/contract';

/** The minutes of all lessons of a course. */
export function courseMinutes({ modules }: Pick<Course, 'modules'>): number {
  return modules.flatMap(({ lessons }) => lessons).reduce((sum, { minutes }) => sum + minutes, 0);
}
