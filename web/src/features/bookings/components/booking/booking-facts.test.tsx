// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderBooking, sampleBooking } from '../../test-support.tsx';
import { BookingFacts } from './booking-facts.tsx';

const rule = /brezplačno|Brezplačna/;

afterEach(cleanup);

it('says until when it can be cancelled or moved for nothing', () => {
  renderBooking(<BookingFacts booking={sampleBooking} />);
  expect(screen.getByText(/^Do .*2030.* lahko brezplačno odpoveste ali prestavite\.$/)).toBeDefined();
});

it('does not promise it once that time is over', () => {
  const actions = { ...sampleBooking.actions, cancel: { cents: 0, minutes: 0 }, can_reschedule: false };
  renderBooking(<BookingFacts booking={{ ...sampleBooking, actions }} />);
  expect(screen.getByText(/^Brezplačna odpoved in prestavitev sta bili mogoči do .*2030/)).toBeDefined();
});

it('is silent about it while the session is on', () => {
  const actions = { ...sampleBooking.actions, cancel: null, can_reschedule: false };
  renderBooking(<BookingFacts booking={{ ...sampleBooking, phase: 'running', actions }} />);
  expect(screen.queryByText(rule)).toBeNull();
});
