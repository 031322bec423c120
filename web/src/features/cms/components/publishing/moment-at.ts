/**
 * The moment at which clocks of a time zone show what was typed into a field for date and time (`2026-03-29T08:00`); null where
 * that is none. What the clocks leave out in spring is as much later; of what they show twice in autumn it is the second.
 */
export function momentAt(typed: string, timeZone: string): Date | null {
  const wanted = Date.parse(`${typed}Z`);
  if (Number.isNaN(wanted)) return null;
  const near = wanted - offsetAt(wanted, timeZone);
  return new Date(wanted - offsetAt(near, timeZone));
}

/** How many milliseconds the clocks are ahead of UTC. */
function offsetAt(moment: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  });
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 0, day, hour, minute, second } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000;
}
