import type { Role, TutorStatus } from '@navor/contract';
import type { SearchAccess } from '../../platform/searchable.ts';

/** Tutors are shown to everybody, visitors too. */
export const tutorSearchAccess: SearchAccess = 'everybody';

/** A condition on rows of `tutors` that people may know of; drafts and who pauses exist for nobody but themselves. */
export const isListedSql = `tutors.status = 'approved'`;

export function isListed({ status }: { status: TutorStatus }): boolean {
  return status === 'approved';
}

/** Who was declined may try again; who applied waits, and who was approved has no need to. */
export function mayApply({ status }: { status: TutorStatus }): boolean {
  return status === 'draft' || status === 'declined';
}

export function mayPause({ status }: { status: TutorStatus }): boolean {
  return status === 'approved';
}

/** Whose role was taken is paused by that, and is back when it is given again, not before. */
export function mayResume({ status }: { status: TutorStatus }, roles: readonly Role[]): boolean {
  return status === 'paused' && roles.includes('tutor');
}

/** Only what is asked for can be decided; a decision stands until somebody applies again. */
export function mayBeDecided({ status }: { status: TutorStatus }): boolean {
  return status === 'applied';
}
