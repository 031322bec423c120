import { describe, expect, it } from 'vitest';
import { type EventValues, readDraft, valuesOfDraft, valuesOfEvent } from './event-values.ts';
import { readEventForm } from './read-event-form.ts';

const zone = 'Europe/Ljubljana';
const now = new Date('2026-03-09T10:20:00Z');

function filled(changes: Partial<EventValues> = {}): EventValues {
  const draft = {
    local_start: '2026-03-10T18:00',
    duration_minutes: 90,
    title: 'Vaje',
    isAllDay: false,
    timeZone: zone,
  };
  return { ...valuesOfDraft(draft), ...changes };
}

function problems(changes: Partial<EventValues>) {
  const reading = readEventForm(filled(changes));
  return reading.kind === 'wrong' ? reading.fields.map(({ path }) => path) : [];
}

describe('the form of an event', () => {
  it('says when the event begins and how long it lasts', () => {
    expect(readEventForm(filled())).toMatchObject({
      kind: 'read',
      event: { title: 'Vaje', local_start: '2026-03-10T18:00', duration_minutes: 90, recurrence: null },
    });
  });

  it('counts real minutes over a change of clocks', () => {
    const night = { start_day: '2026-03-29', start_time: '01:00', end_day: '2026-03-29', end_time: '04:00' };
    expect(readEventForm(filled(night))).toMatchObject({ event: { duration_minutes: 120 } });
    expect(readEventForm(filled({ ...night, time_zone: 'Asia/Kolkata' }))).toMatchObject({
      event: { duration_minutes: 180 },
    });
  });

  it('counts the last of whole days in', () => {
    const days = { is_all_day: 'on', start_day: '2026-03-28', end_day: '2026-03-29' };
    expect(readEventForm(filled(days))).toMatchObject({
      event: { is_all_day: true, local_start: '2026-03-28T00:00', duration_minutes: 2880 },
    });
  });

  it('names each field that cannot be understood', () => {
    expect(problems({ title: '  ' })).toEqual(['title']);
    expect(problems({ start_day: '', end_day: '2026-02-30' })).toEqual(['start_day', 'end_day']);
    expect(problems({ start_time: '25:00' })).toEqual(['start_time']);
    expect(problems({ end_time: '18:00' })).toEqual(['end_time']);
    expect(problems({ is_all_day: 'on', end_day: '2026-03-09' })).toEqual(['end_day']);
    expect(problems({ time_zone: 'Moon/Crater' })).toEqual(['time_zone']);
    expect(problems({ frequency: 'weekly', interval: '0' })).toEqual(['interval']);
    expect(problems({ frequency: 'daily', ends: 'until', until: '2026-03-01' })).toEqual(['until']);
    expect(problems({ frequency: 'daily', ends: 'count', count: 'x' })).toEqual(['count']);
  });

  it('takes weekdays for a weekly event alone, and one kind of end', () => {
    const rule = { weekdays: '1 3', until: '2026-06-01', count: '5' };
    expect(readEventForm(filled({ frequency: 'weekly', ends: 'until', ...rule }))).toMatchObject({
      event: { recurrence: { frequency: 'weekly', weekdays: [1, 3], until: '2026-06-01', count: null } },
    });
    expect(readEventForm(filled({ frequency: 'monthly', ends: 'count', ...rule }))).toMatchObject({
      event: { recurrence: { frequency: 'monthly', weekdays: [], until: null, count: 5 } },
    });
  });

  it('lets one occurrence be moved past the end of its series, whose rule is not meant then', () => {
    const rule = { frequency: 'weekly', ends: 'until', until: '2026-03-01' };
    expect(readEventForm(filled({ ...rule, scope: 'this' }))).toMatchObject({
      kind: 'read',
      event: { recurrence: null },
    });
    expect(problems({ ...rule, scope: 'following' })).toEqual(['until']);
  });

  it('shows an event as it reads it', () => {
    const event = {
      ...{ id: 'x', occurrence: null, title: 'Sejem', notes: 'Karte', location: 'Celje', is_all_day: true },
      ...{ local_start: '2026-09-15T00:00', duration_minutes: 3 * 1440, time_zone: zone },
      recurrence: { frequency: 'yearly' as const, interval: 1, weekdays: [], until: null, count: 4 },
    };
    const { id: _id, occurrence: _occurrence, ...fields } = event;
    expect(readEventForm(valuesOfEvent(event))).toEqual({ kind: 'read', event: fields });
  });
});

describe('an address that begins an event', () => {
  it('fills in what it says', () => {
    const query = new URLSearchParams('start=2026-03-29T08:30&minutes=45&title=Vaje');
    expect(readDraft(query, now, zone)).toMatchObject({
      ...{ local_start: '2026-03-29T08:30', duration_minutes: 45, title: 'Vaje' },
    });
  });

  it('offers the next full hour where it says nothing that is one', () => {
    const query = new URLSearchParams('start=2026-02-31T08:30&minutes=-5');
    expect(readDraft(query, now, zone)).toMatchObject({ local_start: '2026-03-09T12:00', duration_minutes: 60 });
  });
});
