import type { Recurrence, RecurrenceFrequency } from '@navor/contract';

const codes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/**
 * A recurrence as an RRULE of RFC 5545. Its end is a day on the clock of the event: whoever sends the rule elsewhere has to
 * tell the moment instead.
 */
export function formatRule({ frequency, interval, weekdays, until, count }: Recurrence): string {
  return [
    `FREQ=${frequency.toUpperCase()}`,
    ...(interval > 1 ? [`INTERVAL=${interval}`] : []),
    ...(weekdays.length > 0 ? [`BYDAY=${weekdays.map((weekday) => codes[weekday - 1]).join(',')}`] : []),
    ...(until ? [`UNTIL=${until.replaceAll('-', '')}`] : []),
    ...(count ? [`COUNT=${count}`] : []),
  ].join(';');
}

export function parseRule(rule: string): Recurrence {
  const parts = Object.fromEntries(rule.split(';').map((part) => part.split('=') as [string, string]));
  return {
    frequency: (parts.FREQ ?? '').toLowerCase() as RecurrenceFrequency,
    interval: Number(parts.INTERVAL ?? 1),
    weekdays: parts.BYDAY?.split(',').map((code) => codes.indexOf(code) + 1) ?? [],
    until: parts.UNTIL?.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3') ?? null,
    count: parts.COUNT ? Number(parts.COUNT) : null,
  };
}
