/** Items are read much or little by their readers of so many days. */
const days = 30;

/** How many readers each item had lately, one row for each that had any. */
export const recentReadersSql = `
  SELECT item_id, sum(readers)::int AS readers FROM library_reads
  WHERE day > (now() AT TIME ZONE 'UTC')::date - ${days}
  GROUP BY item_id`;
