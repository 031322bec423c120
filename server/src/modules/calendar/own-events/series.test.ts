import type { OwnEvent } from '@navor/contract';
import { describe, expect, it } from 'vitest';
import { json } from '../../../test-support/test-server.ts';
import { eventCalls, weekly } from './own-events.fixture.ts';

const calls = eventCalls();
const { newPerson } = calls;

describe('a series', () => {
  const mondays = ['09', '16', '23', '30'];

  it('stays at six when the clocks change', async () => {
    const person = await newPerson();
    await calls.added(person, { recurrence: weekly });
    expect((await calls.march(person)).map(({ starts_at }) => String(starts_at).slice(0, 16))).toEqual([
      ...['2026-03-09T17:00', '2026-03-16T17:00', '2026-03-23T17:00', '2026-03-30T16:00'],
    ]);
  });

  it('begins on the first of its weekdays', async () => {
    const person = await newPerson();
    const id = await calls.added(person, { recurrence: { ...weekly, weekdays: [4, 2] } });
    expect(await json(calls.read(person, id))).toMatchObject({
      ...{ local_start: '2026-03-10T18:00', recurrence: { ...weekly, weekdays: [2, 4] } },
    });
  });

  it('has one occurrence changed, which stays addressed by the start that it had', async () => {
    const person = await newPerson();
    const id = await calls.added(person, { recurrence: weekly });
    const occurrence = '2026-03-16T18:00';
    const moved = { occurrence, scope: 'this', title: 'Izjema', local_start: '2026-04-20T09:00' };
    for (const _ of ['once', 'and once more']) expect((await calls.change(person, id, moved)).status).toBe(200);
    expect((await calls.march(person)).map(({ first_day }) => first_day.slice(8))).toEqual(['09', '23', '30']);
    const april = await calls.entries(person, '2026-04-20', '2026-04-20');
    expect(april.map(({ title, event }) => [title, event])).toEqual([
      ['Izjema', { id, occurrence }],
      ['Učenje', { id, occurrence: '2026-04-20T18:00' }],
    ]);
    expect((await calls.remove(person, id, { occurrence, scope: 'this' })).status).toBe(200);
    expect(await calls.entries(person, '2026-04-20', '2026-04-20')).toHaveLength(1);
    expect(await calls.march(person)).toHaveLength(3);
  });

  it('goes on differently from an occurrence on, with what was changed there', async () => {
    const person = await newPerson();
    const id = await calls.added(person, { recurrence: { ...weekly, count: 6 } });
    await calls.change(person, id, { occurrence: '2026-03-30T18:00', scope: 'this', title: 'Izjema' });
    const from = { occurrence: '2026-03-23T18:00', scope: 'following', local_start: '2026-03-24T19:00' };
    for (const _ of ['once', 'and once more']) expect((await calls.change(person, id, from)).status).toBe(200);
    expect(
      (await calls.entries(person, '2026-03-01', '2026-04-30')).map(({ title, starts_at }) => [title, starts_at]),
    ).toEqual([
      ['Učenje', '2026-03-09T17:00:00.000Z'],
      ['Učenje', '2026-03-16T17:00:00.000Z'],
      ['Učenje', '2026-03-24T18:00:00.000Z'],
      ['Izjema', '2026-03-31T17:00:00.000Z'],
      ['Učenje', '2026-04-07T17:00:00.000Z'],
      ['Učenje', '2026-04-14T17:00:00.000Z'],
    ]);
  });

  it('is moved as a whole, and what was changed by hand keeps its difference', async () => {
    const person = await newPerson();
    const id = await calls.added(person, { recurrence: weekly });
    await calls.change(person, id, { occurrence: '2026-03-16T18:00', scope: 'this', title: 'Izjema' });
    await calls.change(person, id, { occurrence: '2026-03-23T18:00', scope: 'this', local_start: '2026-03-25T08:00' });
    await calls.remove(person, id, { occurrence: '2026-03-30T18:00', scope: 'this' });
    const all = { occurrence: '2026-03-09T18:00', scope: 'all', local_start: '2026-03-10T19:00', title: 'Novo' };
    for (const _ of ['once', 'and once more']) expect((await calls.change(person, id, all)).status).toBe(200);
    expect(await calls.starts(person)).toEqual([
      'Novo 2026-03-10T18:00:00.000Z',
      'Izjema 2026-03-17T18:00:00.000Z',
      'Novo 2026-03-25T07:00:00.000Z',
    ]);
  });

  it('with several weekdays has the one moved that was meant', async () => {
    const person = await newPerson();
    const id = await calls.added(person, { recurrence: { ...weekly, weekdays: [1, 3] } });
    await calls.change(person, id, { occurrence: '2026-03-16T18:00', scope: 'all', local_start: '2026-03-17T18:00' });
    expect((await calls.march(person)).map(({ first_day }) => first_day.slice(5))).toEqual([
      ...['03-10', '03-11', '03-17', '03-18', '03-24', '03-25', '03-31', '04-01'],
    ]);
  });

  it('with another rule keeps those changed occurrences that it still has', async () => {
    const person = await newPerson();
    const id = await calls.added(person, { recurrence: { ...weekly, weekdays: [1, 3] } });
    await calls.change(person, id, { occurrence: '2026-03-16T18:00', scope: 'this', title: 'Ponedeljek' });
    await calls.change(person, id, { occurrence: '2026-03-18T18:00', scope: 'this', title: 'Sreda' });
    await calls.change(person, id, { recurrence: weekly });
    expect((await calls.march(person)).map(({ title, first_day }) => `${title} ${first_day.slice(8)}`)).toEqual([
      ...['Učenje 09', 'Ponedeljek 16', 'Učenje 23', 'Učenje 30'],
    ]);
  });

  it('is changed as a whole from an occurrence that was moved, without moving the others', async () => {
    const person = await newPerson();
    const id = await calls.added(person, { recurrence: weekly });
    const occurrence = '2026-03-16T18:00';
    await calls.change(person, id, { occurrence, scope: 'this', local_start: '2026-03-17T08:00' });
    const shown = await json<OwnEvent>(calls.read(person, id, occurrence));
    const { id: _, occurrence: __, ...fields } = shown;
    await calls.change(person, id, { ...fields, occurrence, scope: 'all', title: 'Novo' });
    expect(await calls.starts(person)).toEqual([
      ...['Novo 2026-03-09T17:00:00.000Z', 'Novo 2026-03-17T07:00:00.000Z', 'Novo 2026-03-23T17:00:00.000Z'],
      'Novo 2026-03-30T16:00:00.000Z',
    ]);
  });

  it('of whole days is moved by days, and stays of whole days', async () => {
    const person = await newPerson();
    const id = await calls.added(person, { is_all_day: true, duration_minutes: 1440, recurrence: weekly });
    const moved = {
      occurrence: '2026-03-09T00:00',
      scope: 'this',
      local_start: '2026-03-11T15:00',
      duration_minutes: 2000,
    };
    expect((await calls.send(person, 'POST', `events/${id}/move`, moved)).status).toBe(200);
    expect((await calls.march(person))[0]).toMatchObject({
      is_all_day: true,
      first_day: '2026-03-11',
      last_day: '2026-03-12',
    });
  });

  it('ends before an occurrence, or is gone with its last one', async () => {
    const person = await newPerson();
    const id = await calls.added(person, { recurrence: { ...weekly, until: '2026-03-23' } });
    for (const _ of ['once', 'and once more']) {
      expect((await calls.remove(person, id, { occurrence: '2026-03-23T18:00', scope: 'following' })).status).toBe(200);
    }
    expect((await calls.march(person)).map(({ first_day }) => first_day.slice(8))).toEqual(['09', '16']);
    for (const day of ['09', '16'])
      await calls.remove(person, id, { occurrence: `2026-03-${day}T18:00`, scope: 'this' });
    expect(await calls.query('SELECT FROM own_events WHERE user_id = $1', [person.id])).toEqual([]);
  });

  it('is not addressed by a start that it does not have', async () => {
    const person = await newPerson();
    const id = await calls.added(person, { recurrence: weekly });
    const occurrence = '2026-03-10T18:00';
    for (const scope of ['this', 'following', 'all']) {
      expect((await calls.change(person, id, { occurrence, scope, title: 'x' })).status).toBe(404);
    }
    expect((await calls.read(person, id, occurrence)).status).toBe(404);
    expect(await calls.march(person)).toHaveLength(mondays.length);
  });

  it('becomes one event, and one event a series', async () => {
    const person = await newPerson();
    const id = await calls.added(person);
    await calls.change(person, id, { recurrence: weekly });
    expect(await calls.march(person)).toHaveLength(mondays.length);
    await calls.change(person, id, { recurrence: null });
    expect(await calls.starts(person)).toEqual(['Učenje 2026-03-09T17:00:00.000Z']);
  });
});
