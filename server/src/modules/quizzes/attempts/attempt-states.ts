import { AppError } from '../../../platform/errors.ts';

/** Whether the time of an attempt is up. At the deadline itself it is. */
export function isOverdue(deadline: Date | null, now: Date): boolean {
  return deadline !== null && deadline <= now;
}

/** A condition on rows of `quiz_attempts` that take answers; `now` is the parameter with the moment. */
export function isOpenSql(attempts: string, now: `$${number}`): string {
  return `${attempts}.submitted_at IS NULL AND (${attempts}.deadline IS NULL OR ${attempts}.deadline > ${now}::timestamptz)`;
}

/** What is not there, or not one's own, is not told apart: not even administrators see attempts of others. */
export function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new AppError('NOT_FOUND');
  return thing;
}
