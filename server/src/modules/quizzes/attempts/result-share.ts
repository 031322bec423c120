/**
 * The share of its points that a handed in attempt earned, from 0 to 1; null while it is open. Whatever tells a result
 * (the attempt itself, lists, progress, analytics) tells this, so that one attempt has one result.
 */
export function resultShareSql(attempts: string): string {
  return `CASE WHEN ${attempts}.submitted_at IS NOT NULL THEN
    least(1, greatest(0, coalesce(${attempts}.points / nullif(${attempts}.max_points, 0), 0))) END`;
}
