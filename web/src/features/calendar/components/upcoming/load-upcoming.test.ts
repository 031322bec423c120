import { expect, it } from 'vitest';
import { sampleEntry } from '../../test-support.ts';
import { comingFrom } from './load-upcoming.ts';

it('keeps what goes on and what comes within seven days, by the clock of who looks', () => {
  const entries = [
    sampleEntry({ id: 'over', start: '2026-03-10T08:00', end: '2026-03-10T09:00' }),
    sampleEntry({ id: 'going on', start: '2026-03-10T10:00', end: '2026-03-10T12:00' }),
    sampleEntry({ id: 'last', start: '2026-03-16T23:00', end: '2026-03-16T23:30' }),
    sampleEntry({ id: 'too late', start: '2026-03-17T00:00', end: '2026-03-17T01:00' }),
  ];
  const kept = comingFrom('2026-03-10', new Date('2026-03-10T10:30:00Z'), entries).map(({ id }) => id);
  expect(kept).toEqual(['going on', 'last']);
});
