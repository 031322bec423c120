/** What a settled answer is worth, from 0 to 1; what was left out or cannot be read is worth nothing. */
export const shareOf = (answers: string) =>
  `CASE WHEN ${answers}.outcome ->> 'kind' = 'graded' THEN (${answers}.outcome ->> 'share')::float8 ELSE 0 END`;

export const isUnanswered = (answers: string) => `coalesce(${answers}.outcome ->> 'kind', 'unanswered') = 'unanswered'`;

/** Time that was never told of is not known, rather than none. */
export const meanSeconds = (answers: string) => `avg(nullif(${answers}.seconds_spent, 0))::float8`;

/** The slips of an answer, those in its parts included: `slip`, and `part` for the name of the part. */
export const slipsOf = (answers: string) => `
  (SELECT ${answers}.outcome -> 'slip' AS slip, NULL AS part
   UNION ALL
   SELECT parts.value -> 'slip', parts.key FROM jsonb_each(${answers}.outcome -> 'parts') AS parts)`;
