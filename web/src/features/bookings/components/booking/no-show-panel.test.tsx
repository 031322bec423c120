// @vitest-environment happy-dom
import type { Booking } from '@navor/contract';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderBooking, sampleBooking } from '../../test-support.tsx';
import { NoShowPanel } from './no-show-panel.tsx';

const reported: NonNullable<Booking['no_show']> = {
  of: 'tutor',
  reported_at: new Date('2030-05-20T12:00:00Z'),
  dispute_until: new Date('2030-05-22T12:00:00Z'),
  disputed_at: null,
  dispute: '',
  settled_at: null,
};

afterEach(cleanup);

function show(role: Booking['role'], noShow: Partial<typeof reported> = {}) {
  const booking: Booking = { ...sampleBooking, phase: 'missed', role, no_show: { ...reported, ...noShow } };
  renderBooking(<NoShowPanel booking={booking} answer={undefined} />);
}

it.each([
  ['learner', 'tutor', 'Sporočili ste, da tutorja ni bilo.'],
  ['learner', 'learner', 'Tutor je sporočil, da vas ni bilo.'],
  ['tutor', 'tutor', 'Udeleženec je sporočil, da vas ni bilo.'],
  ['tutor', 'learner', 'Sporočili ste, da udeleženca ni bilo.'],
  ['administrator', 'learner', 'Tutor je sporočil, da udeleženca ni bilo.'],
] as const)('speaks to the %s of a missing %s', (role, of, title) => {
  show(role, { of });
  expect(screen.getByText(title)).toBeDefined();
});

it('tells a learner whose tutor did not come what they get back, and when', () => {
  show('learner');
  expect(screen.getByText(/Druga stran lahko temu ugovarja do .*2030.*dobite vse nazaj/)).toBeDefined();
  cleanup();
  show('learner', { settled_at: new Date('2030-05-22T12:00:00Z') });
  expect(screen.getByText(/odsotnost velja\. Vse, kar ste plačali, dobite nazaj/)).toBeDefined();
});

it('tells whoever disputes it apart from the other side', () => {
  const disputed = { disputed_at: new Date('2030-05-21T12:00:00Z'), dispute: 'Čakala sem.' };
  show('tutor', disputed);
  expect(screen.getByText(/^Temu ugovarjate\./)).toBeDefined();
  cleanup();
  show('learner', disputed);
  expect(screen.getByText(/^Druga stran temu ugovarja\./)).toBeDefined();
});
