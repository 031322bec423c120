/**
 * A typed text as it is told apart from others: without the spaces that make no difference. Whether those that do not break
 * a line are spaces is up to the locale of the database, so they are named. The table of answers is made with this.
 */
export const countedText = (text: string) =>
  `left(btrim(regexp_replace(${text}, '[[:space:]\\u00a0\\u2007\\u202f]+', ' ', 'g')), ${longestText})`;

const longestText = 60;

/** The slips of an answer, those in its parts included: `slip`, and `part` for the name of the part. */
export const slipsOf = (answers: string) => `
  (SELECT ${answers}.outcome -> 'slip' AS slip, NULL AS part
   UNION ALL
   SELECT parts.value -> 'slip', parts.key FROM jsonb_each(${answers}.outcome -> 'parts') AS parts)`;
