/** A day of the calendar, such as 2026-03-09: the same wherever it is read. */
export type Day = string;

const dayMs = 86_400_000;

export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

/** Years that neither a form nor an address is meant to leave. */
const years = { first: 1970, last: 2199 };

/** A day that exists and that a calendar can show; anything else is none. */
export function readDay(text: string | null | undefined): Day | undefined {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const year = Number(text.slice(0, 4));
  const time = Date.parse(text);
  if (Number.isNaN(time) || year < years.first || year > years.last) return undefined;
  // Browsers take 2026-02-30 for a day in March.
  return new Date(time).toISOString().slice(0, 10) === text ? text : undefined;
}
