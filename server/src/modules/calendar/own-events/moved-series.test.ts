import { describe, expect, it } from 'vitest';
import type { SamplePerson } from '../../../test-support/sample-people.ts';
import { eventCalls, weekly } from './own-events.fixture.ts';

const calls = eventCalls();
const { newPerson } = calls;

const monthly = { ...weekly, frequency: 'monthly', weekdays: [] };
const daily = { ...weekly, frequency: 'daily', weekdays: [] };

async function moved(person: SamplePerson, id: string, change: object): Promise<void> {
  expect((await calls.change(person, id, change)).status).toBe(200);
}

/** As `03-09`, with the title where it is not the usual one. */
async function days(person: SamplePerson, from = '2026-03-01', to = '2026-04-30'): Promise<string[]> {
  const entries = await calls.entries(person, from, to);
  return entries.map(({ title, first_day }) => (title === 'Učenje' ? '' : `${title} `) + first_day.slice(5));
}

describe('a series that is moved as a whole', () => {
  it('by months goes to the same day of each, however long they are', async () => {
    const person = await newPerson();
    const id = await calls.added(person, { local_start: '2026-02-15T18:00', recurrence: monthly });
    await moved(person, id, { occurrence: '2026-03-15T18:00', scope: 'all', local_start: '2026-03-31T18:00' });
    expect(await days(person, '2026-02-01', '2026-04-03')).toEqual(['03-31']);
    expect(await days(person, '2026-04-04', '2026-06-04')).toEqual(['05-31']);
  });

  it('by months keeps what was changed and deleted, also over the end of a month', async () => {
    const person = await newPerson();
    const recurrence = { ...monthly, until: '2026-05-28' };
    const id = await calls.added(person, { local_start: '2026-01-28T18:00', recurrence });
    await calls.remove(person, id, { occurrence: '2026-02-28T18:00', scope: 'this' });
    await moved(person, id, { occurrence: '2026-04-28T18:00', scope: 'this', title: 'Izjema' });
    await moved(person, id, { occurrence: '2026-03-28T18:00', scope: 'all', local_start: '2026-04-01T18:00' });
    expect(await days(person, '2026-01-01', '2026-03-03')).toEqual(['02-01']);
    expect(await days(person, '2026-03-04', '2026-05-04')).toEqual(['04-01', 'Izjema 05-01']);
    expect(await days(person, '2026-05-05', '2026-07-05')).toEqual(['06-01']);
  });

  it('by years goes to the same day of each', async () => {
    const person = await newPerson();
    const recurrence = { ...monthly, frequency: 'yearly' };
    const id = await calls.added(person, { local_start: '2025-02-20T18:00', recurrence });
    await moved(person, id, { occurrence: '2028-02-20T18:00', scope: 'all', local_start: '2028-03-01T18:00' });
    expect(await days(person, '2025-02-01', '2025-04-01')).toEqual(['03-01']);
    expect(await days(person, '2028-02-01', '2028-04-01')).toEqual(['03-01']);
  });

  it.each([
    ['after the other', '2026-03-16T18:00', '2026-03-20T18:00', ['03-11', '03-13', '03-18', '03-20', '03-25', '03-27']],
    ['before it', '2026-03-18T18:00', '2026-03-15T18:00', ['03-08', '03-09', '03-15', '03-16', '03-22', '03-23']],
  ])('with one of two weekdays put %s loses none', async (_, occurrence, local_start, expected) => {
    const person = await newPerson();
    const recurrence = { ...weekly, weekdays: [1, 3], until: '2026-03-26' };
    const id = await calls.added(person, { recurrence });
    await moved(person, id, { occurrence, scope: 'all', local_start });
    expect(await days(person)).toEqual(expected);
  });

  it('with one of two weekdays put onto the other has each day once', async () => {
    const person = await newPerson();
    const id = await calls.added(person, { recurrence: { ...weekly, weekdays: [1, 3], until: '2026-03-26' } });
    await moved(person, id, { occurrence: '2026-03-16T18:00', scope: 'this', title: 'Izjema' });
    await moved(person, id, { occurrence: '2026-03-18T18:00', scope: 'this', title: 'Druga' });
    await moved(person, id, { occurrence: '2026-03-09T18:00', scope: 'all', local_start: '2026-03-11T18:00' });
    expect(await days(person)).toEqual(['03-11', 'Izjema 03-18', '03-25']);
  });

  it('from an occurrence that was moved by itself goes as far as that one', async () => {
    const person = await newPerson();
    const id = await calls.added(person, { recurrence: { ...weekly, count: 4 } });
    const occurrence = '2026-03-16T18:00';
    await moved(person, id, { occurrence, scope: 'this', local_start: '2026-03-18T18:00' });
    await moved(person, id, { occurrence, scope: 'all', local_start: '2026-03-19T18:00' });
    expect(await days(person)).toEqual(['03-10', '03-19', '03-24', '03-31']);
  });

  it('has what was moved by itself at its new hour when whole days become hours', async () => {
    const person = await newPerson();
    const recurrence = { ...weekly, count: 2 };
    const id = await calls.added(person, { is_all_day: true, duration_minutes: 1440, recurrence });
    await moved(person, id, { occurrence: '2026-03-16T00:00', scope: 'this', local_start: '2026-03-17T00:00' });
    await moved(person, id, { is_all_day: false, local_start: '2026-03-09T18:00', duration_minutes: 60 });
    expect(await calls.starts(person)).toEqual(['Učenje 2026-03-09T17:00:00.000Z', 'Učenje 2026-03-17T17:00:00.000Z']);
  });

  it('by as much as it repeats can have the same day changed again', async () => {
    const person = await newPerson();
    const id = await calls.added(person, { recurrence: { ...daily, count: 4 } });
    await moved(person, id, { occurrence: '2026-03-11T18:00', scope: 'this', title: 'Izjema' });
    await moved(person, id, { occurrence: '2026-03-09T18:00', scope: 'all', local_start: '2026-03-10T18:00' });
    await moved(person, id, { occurrence: '2026-03-11T18:00', scope: 'this', title: 'Druga' });
    expect(await days(person)).toEqual(['03-10', 'Druga 03-11', 'Izjema 03-12', '03-13']);
  });
});

describe('a series with another rule', () => {
  it('forgets what was deleted where it has nothing any more', async () => {
    const person = await newPerson();
    const id = await calls.added(person, { recurrence: { ...weekly, weekdays: [1, 3] } });
    for (const day of ['11', '18', '25']) {
      await calls.remove(person, id, { occurrence: `2026-03-${day}T18:00`, scope: 'this' });
    }
    await moved(person, id, { recurrence: { ...weekly, count: 4 } });
    await calls.remove(person, id, { occurrence: '2026-03-09T18:00', scope: 'this' });
    expect(await days(person)).toEqual(['03-16', '03-23', '03-30']);
  });

  it('that ended at an occurrence and has it again can end there again', async () => {
    const person = await newPerson();
    const id = await calls.added(person, { recurrence: weekly });
    const from = { occurrence: '2026-03-23T18:00', scope: 'following' };
    await moved(person, id, { ...from, title: 'Prva' });
    await moved(person, id, { recurrence: { ...weekly, until: '2026-03-23' } });
    await moved(person, id, { ...from, title: 'Druga' });
    expect(await days(person, '2026-03-01', '2026-03-29')).toEqual(['03-09', '03-16', 'Druga 03-23', 'Prva 03-23']);
  });
});

it('has as many occurrences as before when only something else is changed from one on', async () => {
  const person = await newPerson();
  const recurrence = { ...weekly, count: 4 };
  const id = await calls.added(person, { recurrence });
  const occurrence = '2026-03-23T18:00';
  await moved(person, id, { occurrence, scope: 'following', title: 'Novo', local_start: occurrence, recurrence });
  expect(await days(person)).toEqual(['03-09', '03-16', 'Novo 03-23', 'Novo 03-30']);
});

describe('what was made to happen once', () => {
  const occurrence = '2026-03-23T18:00';

  async function madeSingle() {
    const person = await newPerson();
    const id = await calls.added(person, { recurrence: weekly });
    const change = { occurrence, scope: 'all', local_start: occurrence, recurrence: null };
    for (const _ of ['once', 'and once more']) await moved(person, id, change);
    return { person, id };
  }

  it('is neither changed nor deleted by those who still see its other occurrences', async () => {
    const { person, id } = await madeSingle();
    expect((await calls.change(person, id, { occurrence, scope: 'this', title: 'x' })).status).toBe(404);
    for (const scope of ['this', 'following']) {
      expect((await calls.remove(person, id, { occurrence, scope })).status).toBe(200);
    }
    expect(await days(person)).toEqual(['03-09']);
  });

  it('is changed by those who still see it among others', async () => {
    const { person, id } = await madeSingle();
    await moved(person, id, { occurrence: '2026-03-09T18:00', scope: 'this', title: 'Novo' });
    expect(await days(person)).toEqual(['Novo 03-09']);
  });
});
