// @vitest-environment happy-dom
import { bookingHorizonDays } from '@navor/contract/choices';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { addDays } from '#screen/day.ts';
import { renderBooking, sampleBooking } from '../../test-support.tsx';
import { DoneNotice, readDone } from '../booking/done-notice.tsx';
import { MoveSection } from './move-section.tsx';

const today = '2030-05-01';

afterEach(cleanup);

function showWeek(from: string) {
  const week = { from, to: null, today, days: [] };
  const now = new Date('2030-05-01T08:00:00Z');
  renderBooking(<MoveSection booking={sampleBooking} week={week} today={today} now={now} answer={undefined} />);
  const hasLink = (name: string) => screen.queryByRole('link', { name }) !== null;
  return { earlier: hasLink('Prejšnji teden'), later: hasLink('Naslednji teden') };
}

it('leads no further back than today, and no further on than anything can be booked', () => {
  expect(showWeek(today)).toEqual({ earlier: false, later: true });
  cleanup();
  expect(showWeek(addDays(today, 7))).toEqual({ earlier: true, later: true });
  cleanup();
  expect(showWeek(addDays(today, bookingHorizonDays - 6))).toEqual({ earlier: true, later: false });
});

it('tells whoever has moved a session its new time, as long as it lies ahead', () => {
  const done = readDone(new URLSearchParams('moved=1'));
  renderBooking(<DoneNotice booking={sampleBooking} done={done} />);
  expect(screen.getByText('Ura je prestavljena')).toBeDefined();
  expect(screen.getByText(/^Novi termin: .*20\. maj 2030, \d\d:00–\d\d:00/)).toBeDefined();
  cleanup();
  renderBooking(<DoneNotice booking={{ ...sampleBooking, phase: 'cancelled' }} done={done} />);
  expect(screen.queryByText('Ura je prestavljena')).toBeNull();
});
