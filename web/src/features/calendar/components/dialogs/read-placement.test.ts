import { describe, expect, it } from 'vitest';
import { readPlacement } from './read-placement.ts';

const from = { local_start: '2026-03-10T09:00', duration_minutes: 90 };

function read(fields: Record<string, string>, kind: 'own_event' | 'study_block' = 'own_event') {
  const form = new FormData();
  for (const [name, value] of Object.entries({ day: '2026-03-12', ...fields })) form.set(name, value);
  return readPlacement(form, from, kind);
}

describe('the place that an entry is moved to', () => {
  it('has the length that is written, or the old one where it cannot be changed', () => {
    expect(read({ time: '10:00', minutes: '10' })).toEqual({
      ...{ kind: 'read', placement: { local_start: '2026-03-12T10:00', duration_minutes: 10 } },
    });
    expect(read({ time: '10:00' })).toMatchObject({ placement: { duration_minutes: 90 } });
    expect(read({ last: '2026-03-13' })).toMatchObject({
      ...{ placement: { local_start: '2026-03-12T00:00', duration_minutes: 2880 } },
    });
  });

  it.each([
    [{ time: '' }, { field: 'time', problem: 'required' }],
    [
      { time: '10:00', minutes: '' },
      { field: 'minutes', problem: 'required' },
    ],
    [
      { time: '10:00', minutes: '0' },
      { field: 'minutes', problem: 'too_small', limit: 1 },
    ],
    [
      { time: '10:00', minutes: '30.5' },
      { field: 'minutes', problem: 'invalid' },
    ],
    [
      { time: '10:00', minutes: '44641' },
      { field: 'minutes', problem: 'too_big', limit: 44_640 },
    ],
    [{ last: '' }, { field: 'last', problem: 'required' }],
    [{ last: '2026-03-11' }, { field: 'last', problem: 'ends_before' }],
    [{ last: '2026-05-11' }, { field: 'last', problem: 'too_long' }],
  ])('is refused beside the field that cannot be meant: %o', (fields, wrong) => {
    expect(read(fields)).toEqual({ kind: 'wrong', ...wrong });
  });

  it('gives study blocks the length that they may have', () => {
    expect(read({ time: '10:00', minutes: '10' }, 'study_block')).toMatchObject({ problem: 'too_small', limit: 15 });
    expect(read({ time: '10:00', minutes: '721' }, 'study_block')).toMatchObject({ problem: 'too_big', limit: 720 });
  });
});
