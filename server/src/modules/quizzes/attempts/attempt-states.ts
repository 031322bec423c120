/** Whether the time of an attempt is up. At the deadline itself it is. */
export function isOverdue(deadline: Date | null, now: Date): boolean {
  return deadline !== null && deadline <= now;
}

/** A condition on rows of `quiz_attempts` that take answers; `now` is the parameter with the moment. */
export function isOpenSql(attempts: string, now: `$${number}`): string {
  return `${attempts}.submitted_at IS NULL AND (${attempts}.deadline IS NULL OR ${attempts}.deadline > ${now}::timestamptz)`;
}
