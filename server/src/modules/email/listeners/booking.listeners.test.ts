import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Event } from '../../../platform/services.ts';
import { insertBooking, insertTutor, type NewBooking } from '../../../test-support/sample-lessons.ts';
import type { TestServer } from '../../../test-support/test-server.ts';
import {
  bookingCancelled,
  bookingConfirmed,
  bookingReminderDue,
  bookingRescheduled,
  latePaymentRefunded,
  meetingLinkChanged,
  noShowDisputed,
  noShowReported,
  noShowSettled,
  tutorApplied,
  tutorDecided,
  tutorNotesWritten,
} from '../../tutoring/index.ts';
import { byReader, type SentMail, soon, startEmailTestServer } from '../email-test-server.fixture.ts';

let testServer: Awaited<ReturnType<typeof startEmailTestServer>>;
let server: TestServer;
let learnerId: string;
let tutorId: string;
let tutorUserId: string;
beforeAll(async () => {
  testServer = await startEmailTestServer();
  ({ server, userId: learnerId } = testServer);
  await open('mira@example.com', 'Mira Groß', ['learner', 'tutor'], 'de', 'America/New_York');
  await open('boss@example.com', 'Bojan Čuk', ['admin'], 'en', 'Asia/Kolkata');
  const [teacher] = await server.database.query<{ id: string }>(`SELECT id FROM users WHERE email LIKE 'mira%'`);
  tutorUserId = teacher?.id ?? '';
  tutorId = (await insertTutor(server.services.db, tutorUserId, { appliedAt: new Date('2026-01-02T00:00:00Z') })).id;
  // Those by which they are welcomed.
  await vi.waitFor(async () => expect(await testServer.mails()).toHaveLength(3), soon);
});
beforeEach(async () => {
  await testServer.forgetMails();
  await server.database.query('DELETE FROM bookings');
});
afterAll(() => server.stop());

async function open(
  email: string,
  full_name: string,
  roles: ('learner' | 'tutor' | 'admin')[],
  language: string,
  zone: string,
) {
  const cookie = await server.signUp({ email, full_name, roles });
  await server.call('/api/profile', { method: 'PATCH', body: { language, time_zone: zone }, cookie });
}

/** Long enough ahead that it stays ahead; in summer time in Ljubljana, in New York too. */
const startsAt = new Date('2033-06-14T16:00:00Z');
const book = (columns: Partial<NewBooking> = {}) =>
  insertBooking(server.services.db, { learnerId, tutorId, startsAt, topic: 'Ohmov zakon', ...columns });

const happen = async <Payload>(event: Event<Payload>, payload: Payload) =>
  byReader(await testServer.happen(event, payload));

function eventIn(mail: SentMail | undefined) {
  const calendar = new ICAL.Component(ICAL.parse(mail?.calendar?.content ?? ''));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  const attendees = event.attendees.map((each) => String(each.getFirstValue()).toLowerCase());
  return {
    method: mail?.calendar?.method,
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate(),
    attendees,
  };
}

describe('a confirmation', () => {
  it('tells both of them, each in their language and on their clock, with an event for their calendars', async () => {
    const { id } = await book();
    const { ana, mira, ...others } = await happen(bookingConfirmed, { bookingId: id, sequence: 0 });
    expect(others).toEqual({});
    expect(ana?.text).toContain('torek, 14. 6. 2033, 18:00–19:00 (Srednjeevropski poletni čas)');
    expect(ana?.text).toContain('Tutor: Mira Groß');
    expect(ana?.text).toContain('30,00 € s kartico');
    expect(ana?.text).toContain('Brezplačno lahko odpoveste do: ponedeljek, 13. 6. 2033, 18:00');
    expect(ana?.text).toContain(`https://learn.example/dashboard/bookings/${id}`);
    expect(mira?.text).toContain('Dienstag, 14. Juni 2033, 12:00–13:00 Uhr (Nordamerikanische Ostküsten-Sommerzeit)');
    expect(mira?.text).toContain('Ana Žagar');
    expect(mira?.text).not.toContain('30,00');
    const common = { method: 'REQUEST', uid: `booking-${id}@learn.example`, sequence: 0, start: startsAt };
    expect(eventIn(ana)).toEqual({ ...common, attendees: ['mailto:ana@example.com'] });
    expect(eventIn(mira)).toEqual({ ...common, attendees: ['mailto:mira@example.com'] });
  });

  it('says of a time that the tutor has chosen that it can be left to the start', async () => {
    const { id } = await book({ isMovedByTutor: true });
    const { ana } = await happen(bookingConfirmed, { bookingId: id, sequence: 0 });
    expect(ana?.text).toContain('Brezplačno lahko odpoveste do: torek, 14. 6. 2033, 18:00');
  });

  it('comes once, and not at all for what was cancelled meanwhile', async () => {
    const { id } = await book();
    await happen(bookingConfirmed, { bookingId: id, sequence: 0 });
    await happen(bookingConfirmed, { bookingId: id, sequence: 0 });
    expect(await testServer.mails()).toHaveLength(2);
    await testServer.forgetMails();
    const cancelled = await book({ status: 'cancelled', cancelledBy: 'learner' });
    expect(await happen(bookingConfirmed, { bookingId: cancelled.id, sequence: 0 })).toEqual({});
  });
});

describe('a change', () => {
  it('names the old and the new time, and replaces the event', async () => {
    const { id } = await book({ sequence: 3 });
    const earlierStartsAt = new Date('2033-06-13T08:00:00Z');
    const change = { bookingId: id, sequence: 3, earlierStartsAt, startsAt };
    const told = await happen(bookingRescheduled, { ...change, by: 'learner' });
    expect(told.ana?.text).toContain('Individualno uro ste prestavili.');
    expect(told.mira?.text).toContain('Die lernende Person hat die Einzelstunde verschoben');
    expect(told.mira?.text).toContain('Bisher: Montag, 13. Juni 2033, 04:00–05:00 Uhr');
    expect(told.mira?.text).toContain('Jetzt: Dienstag, 14. Juni 2033, 12:00–13:00 Uhr');
    for (const mail of [told.ana, told.mira]) {
      expect(eventIn(mail)).toMatchObject({ method: 'REQUEST', uid: `booking-${id}@learn.example`, sequence: 3 });
    }
  });

  it('is not told of where another has followed', async () => {
    const { id } = await book({ sequence: 4 });
    const change = { bookingId: id, earlierStartsAt: startsAt, by: 'tutor' as const };
    const passed = { ...change, sequence: 3, startsAt: new Date('2033-06-13T08:00:00Z') };
    expect(await happen(bookingRescheduled, passed)).toEqual({});
  });

  it('of the time is told also where the link has changed since', async () => {
    const { id } = await book({ sequence: 4 });
    const earlierStartsAt = new Date('2033-06-13T08:00:00Z');
    const change = { bookingId: id, sequence: 3, earlierStartsAt, startsAt };
    const told = await happen(bookingRescheduled, { ...change, by: 'tutor' });
    expect(Object.keys(told).sort()).toEqual(['ana', 'mira']);
  });

  it('of the link names the new one, and replaces the event', async () => {
    const { id } = await book({ sequence: 2, meetingUrl: 'https://meet.example/new' });
    const told = await happen(meetingLinkChanged, { bookingId: id, sequence: 2 });
    expect(told.ana?.subject).toContain('Nova povezava za srečanje');
    expect(told.ana?.text).toContain('Tutor je zamenjal povezavo za srečanje.');
    expect(told.mira?.text).toContain('Sie haben den Link zum Treffen geändert.');
    for (const mail of [told.ana, told.mira]) {
      expect(mail?.text).toContain('https://meet.example/new');
      expect(eventIn(mail)).toMatchObject({ method: 'REQUEST', uid: `booking-${id}@learn.example`, sequence: 2 });
    }
  });

  it('of the link is not told of where the booking has changed since', async () => {
    const { id } = await book({ sequence: 3 });
    expect(await happen(meetingLinkChanged, { bookingId: id, sequence: 2 })).toEqual({});
  });
});

describe('a cancellation', () => {
  const none = { refundedCents: 0, returnedMinutes: 0 };

  it('says what comes back and strikes the event', async () => {
    const { id } = await book({ status: 'cancelled', cancelledBy: 'tutor', cancelReason: 'Bolezen.', sequence: 4 });
    const told = await happen(bookingCancelled, { bookingId: id, sequence: 4, ...none, refundedCents: 3000 });
    expect(told.ana?.text).toContain('Tutor je rezervacijo odpovedal.');
    expect(told.ana?.text).toContain('Razlog: Bolezen.');
    expect(told.ana?.text).toContain('Vračamo vam 30,00 €.');
    expect(told.mira?.text).toContain('Sie haben die Buchung abgesagt.');
    expect(told.mira?.text).not.toContain('30,00');
    expect(eventIn(told.ana)).toMatchObject({ method: 'CANCEL', uid: `booking-${id}@learn.example`, sequence: 4 });
    expect(eventIn(told.mira)).toMatchObject({ method: 'CANCEL', sequence: 4 });
  });

  it('says that minutes are back, or that nothing is', async () => {
    const cancelled = { status: 'cancelled' as const, cancelledBy: 'learner' as const, sequence: 1 };
    const { id } = await book({ ...cancelled, payment: 'included' });
    const inTime = await happen(bookingCancelled, { bookingId: id, sequence: 1, ...none, returnedMinutes: 60 });
    expect(inTime.ana?.text).toContain('V vaš paket smo vrnili 60 min.');
    await testServer.forgetMails();
    const late = await book(cancelled);
    const told = await happen(bookingCancelled, { bookingId: late.id, sequence: 1, ...none });
    expect(told.ana?.text).toContain('Rok za brezplačno odpoved je že potekel, zato plačila ne moremo vrniti.');
    await testServer.forgetMails();
    const used = await book({ ...cancelled, payment: 'included' });
    const kept = await happen(bookingCancelled, { bookingId: used.id, sequence: 1, ...none });
    expect(kept.ana?.text).toContain('zato porabljenih minut ne moremo vrniti v vaš paket.');
  });

  it('reaches the learner of a tutor whose account is gone', async () => {
    const { id } = await book({ tutorId: null, status: 'cancelled', cancelledBy: 'system', sequence: 1 });
    const told = await happen(bookingCancelled, { bookingId: id, sequence: 1, ...none, refundedCents: 3000 });
    expect(Object.keys(told)).toEqual(['ana']);
  });
});

it('tells whoever paid too late that the money comes back', async () => {
  const { id } = await book({ status: 'lapsed' });
  const told = await happen(latePaymentRefunded, { bookingId: id });
  expect(told).toMatchObject({ ana: { subject: expect.stringContaining('vračamo vam 30,00 €') } });
  expect(Object.keys(told)).toEqual(['ana']);
});

describe('an absence', () => {
  it('is told to whoever is said to have been absent, with the end of the time to dispute it', async () => {
    const { id } = await book({ noShowOf: 'tutor', noShowReportedAt: new Date('2033-06-14T18:00:00Z') });
    const told = await happen(noShowReported, { bookingId: id, of: 'tutor' });
    expect(Object.keys(told)).toEqual(['mira']);
    expect(told.mira?.text).toContain('Donnerstag, 16. Juni 2033 um 14:00 Uhr (Nordamerikanische');
  });

  it('that is disputed is told to those who decide, and their decision to both', async () => {
    const { id } = await book({ noShowOf: 'learner', noShowReportedAt: startsAt, noShowDisputedAt: startsAt });
    const told = await happen(noShowDisputed, { bookingId: id });
    expect(Object.keys(told)).toEqual(['boss']);
    expect(told.boss?.text).toContain('the learner disputes it');
    expect(told.boss?.text).toContain('21:30–22:30 (India Standard Time)');
    await testServer.forgetMails();
    const decided = await happen(noShowSettled, { bookingId: id, stands: false });
    expect(Object.keys(decided).toSorted()).toEqual(['ana', 'mira']);
  });
});

it('tells the learner of notes once, without their words', async () => {
  const { id } = await book({ tutorNotes: 'Vadi vezave.', privateNotes: 'Zamuja.' });
  await happen(tutorNotesWritten, { bookingId: id });
  const told = await happen(tutorNotesWritten, { bookingId: id });
  expect(Object.keys(told)).toEqual(['ana']);
  expect(told.ana?.text).not.toMatch(/Vadi|Zamuja/);
});

describe('a reminder', () => {
  const due = { before: 'day' as const, startsAt };

  it('comes to both of them, once', async () => {
    const { id } = await book();
    await happen(bookingReminderDue, { bookingId: id, ...due });
    const told = await happen(bookingReminderDue, { bookingId: id, ...due });
    expect(Object.keys(told).toSorted()).toEqual(['ana', 'mira']);
    expect(told.ana?.calendar).toBeNull();
    expect(told.ana?.text).toContain('https://meet.example/ana');
  });

  it('does not come for what was moved, cancelled or has begun meanwhile', async () => {
    const moved = await book({ startsAt: new Date('2033-06-20T16:00:00Z') });
    expect(await happen(bookingReminderDue, { bookingId: moved.id, ...due })).toEqual({});
    const cancelled = await book({ status: 'cancelled' });
    expect(await happen(bookingReminderDue, { bookingId: cancelled.id, ...due })).toEqual({});
    const begun = await book({ startsAt: new Date('2026-01-14T16:00:00Z') });
    expect(await happen(bookingReminderDue, { bookingId: begun.id, before: 'hour', startsAt: begun.startsAt })).toEqual(
      {},
    );
  });

  it('can be done without, unlike what else there is to tell', async () => {
    const { id } = await book();
    const mute = (muted_notifications: string[]) =>
      server.call('/api/profile', { method: 'PATCH', body: { muted_notifications }, cookie: testServer.cookie });
    await mute(['reminders', 'groups', 'courses']);
    expect(Object.keys(await happen(bookingReminderDue, { bookingId: id, ...due }))).toEqual(['mira']);
    await testServer.forgetMails();
    const told = await happen(bookingConfirmed, { bookingId: id, sequence: 0 });
    expect(Object.keys(told).toSorted()).toEqual(['ana', 'mira']);
    await mute([]);
  });
});

describe('an application', () => {
  const setStatus = (status: string) =>
    server.database.query('UPDATE tutors SET status = $1, decline_reason = $2', [status, 'Brez potrdil.']);

  it('is told to administrators, while it waits for them', async () => {
    await setStatus('applied');
    const told = await happen(tutorApplied, { tutorId });
    expect(Object.keys(told)).toEqual(['boss']);
    expect(told.boss?.text).toContain('Mira Groß');
    await testServer.forgetMails();
    await setStatus('draft');
    expect(await happen(tutorApplied, { tutorId })).toEqual({});
  });

  it('that is decided is told to the applicant, with the reason for a refusal alone', async () => {
    const at = new Date('2026-02-01T10:00:00Z');
    await setStatus('declined');
    const declined = await happen(tutorDecided, { tutorId, isApproved: false, at });
    expect(declined.mira?.text).toContain('Grund: Brez potrdil.');
    await testServer.forgetMails();
    await setStatus('approved');
    const approved = await happen(tutorDecided, { tutorId, isApproved: true, at });
    expect(approved.mira?.subject).toBe('Sie unterrichten jetzt bei Navor');
    expect(approved.mira?.text).not.toContain('Brez potrdil');
  });
});
