import { AppError } from '../../platform/errors.ts';
import type { CourseWork } from '../courses/index.ts';

/** Time is set aside for what somebody has decided to learn. */
export function refuseUnlessEnrolled({ enrolledAt }: Pick<CourseWork, 'enrolledAt'>): void {
  if (!enrolledAt) throw new AppError('ENROLMENT_REQUIRED');
}
