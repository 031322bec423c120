import { type BookingSide, bookingSides } from '@navor/contract';
import { type Language, languages } from '@navor/languages';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { writeInvitation } from '../../../platform/calendar/write-invitation.ts';
import type { SessionNotice } from '../../groups/index.ts';
import type { BookingNotice } from '../../tutoring/index.ts';
import type { Reader } from '../render-email.ts';
import { authorshipDecidedEmail } from './authors/authorship-decided.ts';
import { authorshipRequestedEmail } from './authors/authorship-requested.ts';
import { editorInvitedEmail } from './authors/editor-invited.ts';
import { publicationFailedEmail } from './authors/publication-failed.ts';
import { bookingCancelledEmail } from './bookings/booking-cancelled.ts';
import { bookingConfirmedEmail } from './bookings/booking-confirmed.ts';
import { bookingInvitation } from './bookings/booking-invitation.ts';
import { bookingReminderEmail } from './bookings/booking-reminder.ts';
import { bookingRescheduledEmail } from './bookings/booking-rescheduled.ts';
import { latePaymentRefundedEmail } from './bookings/late-payment-refunded.ts';
import { meetingLinkChangedEmail } from './bookings/meeting-link-changed.ts';
import { noShowDisputedEmail } from './bookings/no-show-disputed.ts';
import { noShowReportedEmail } from './bookings/no-show-reported.ts';
import { noShowSettledEmail } from './bookings/no-show-settled.ts';
import { notesWrittenEmail } from './bookings/notes-written.ts';
import { composed, config, emailTools, expectComplete } from './compose-email.fixture.ts';
import { lateSeatPaymentEmail } from './groups/late-seat-payment.ts';
import { seatLeftEmail } from './groups/seat-left.ts';
import { seatOfferLapsedEmail } from './groups/seat-offer-lapsed.ts';
import { seatOfferedEmail } from './groups/seat-offered.ts';
import { seatTakenEmail } from './groups/seat-taken.ts';
import { sessionCancelledEmail } from './groups/session-cancelled.ts';
import { sessionChangedEmail } from './groups/session-changed.ts';
import { sessionHandedOverEmail } from './groups/session-handed-over.ts';
import { sessionInvitation } from './groups/session-letter.ts';
import { sessionReminderEmail } from './groups/session-reminder.ts';
import { tutorAppointedEmail } from './groups/tutor-appointed.ts';
import { tutorAppliedEmail } from './tutors/tutor-applied.ts';
import { tutorDecidedEmail } from './tutors/tutor-decided.ts';

const userName = 'Živa Öster';
const at = (time: string) => new Date(`2026-${time}Z`);

const booking: BookingNotice = {
  ...{ id: 'b1', status: 'confirmed', startsAt: at('03-10T17:00:00'), endsAt: at('03-10T18:00:00'), minutes: 60 },
  ...{ payment: 'card', cents: 3450, refundedCents: 0, freeUntil: at('03-09T17:00:00'), sequence: 2 },
  ...{ meetingUrl: 'https://meet.example/a?b&c', topic: 'Ohmov zakon, <b>naloge</b>; "vaje"' },
  ...{ cancelledBy: null, cancelReason: null, noShowOf: null, disputeUntil: null },
  learner: { userId: 'u1', name: 'Žan Čuček' },
  tutor: { userId: 'u2', name: 'Mira Groß' },
};
const cancelled: BookingNotice = { ...booking, status: 'cancelled', cancelledBy: 'learner', cancelReason: 'Bolezen.' };
const session: SessionNotice = {
  ...{ id: 's1', status: 'planned', topic: 'Trdnost & co.', sequence: 4, cancelReason: null },
  ...{ startsAt: at('10-25T00:30:00'), endsAt: at('10-25T02:00:00'), meetingUrl: 'https://meet.example/s' },
  tutor: booking.tutor,
};
const earlierStartsAt = at('03-09T17:00:00');
const nothing = { refundedCents: 0, returnedMinutes: 0 };

type Write = (reader: Language | Reader, side: BookingSide) => ReturnType<typeof composed>;
const failedPublication = {
  ...{ document: { kind: 'course', id: 'osnove' } as const, title: 'Čas & tok', publishAt: at('03-14T05:00:00') },
  ...{ reason: 'faults' as const, paths: ['course.yaml', 'lessons/tok.sl.md'] },
};

const messages: Record<string, Write> = {
  confirmed: (reader, side) =>
    composed(reader, bookingConfirmedEmail, { userName, side, booking, freeUntil: earlierStartsAt }),
  confirmedIncluded: (reader, side) =>
    composed(reader, bookingConfirmedEmail, {
      ...{ userName, side, freeUntil: null },
      booking: { ...booking, payment: 'included' },
    }),
  rescheduled: (reader, side) =>
    composed(reader, bookingRescheduledEmail, { userName, side, booking, by: 'tutor', earlierStartsAt }),
  newLink: (reader, side) => composed(reader, meetingLinkChangedEmail, { userName, side, booking }),
  refunded: (reader, side) =>
    composed(reader, bookingCancelledEmail, { userName, side, booking: cancelled, ...nothing, refundedCents: 3450 }),
  returned: (reader, side) =>
    composed(reader, bookingCancelledEmail, { userName, side, booking: cancelled, ...nothing, returnedMinutes: 60 }),
  cancelledLate: (reader, side) =>
    composed(reader, bookingCancelledEmail, { userName, side, booking: cancelled, ...nothing }),
  cancelledByUs: (reader, side) => {
    const byUs = { ...cancelled, cancelledBy: 'administrator' as const };
    return composed(reader, bookingCancelledEmail, { userName, side, booking: byUs, ...nothing });
  },
  cancelledBySystem: (reader, side) => {
    const bySystem = { ...cancelled, cancelledBy: 'system' as const, tutor: null };
    return composed(reader, bookingCancelledEmail, { userName, side, booking: bySystem, ...nothing });
  },
  latePayment: (reader) => composed(reader, latePaymentRefundedEmail, { userName, side: 'learner', booking }),
  noShow: (reader, side) =>
    composed(reader, noShowReportedEmail, { userName, side, booking, until: at('03-12T18:05:00') }),
  disputed: (reader, side) =>
    composed(reader, noShowDisputedEmail, { userName, booking: { ...booking, noShowOf: side } }),
  settled: (reader, side) =>
    composed(reader, noShowSettledEmail, { userName, side, booking: { ...booking, noShowOf: 'tutor' }, stands: true }),
  settledOfLearner: (reader, side) =>
    composed(reader, noShowSettledEmail, {
      userName,
      side,
      booking: { ...booking, noShowOf: 'learner' },
      stands: true,
    }),
  rejected: (reader, side) => composed(reader, noShowSettledEmail, { userName, side, booking, stands: false }),
  notes: (reader) => composed(reader, notesWrittenEmail, { userName, side: 'learner', booking }),
  reminder: (reader, side) => composed(reader, bookingReminderEmail, { userName, side, booking }),
  applied: (reader) => composed(reader, tutorAppliedEmail, { userName, applicant: { name: 'Mira Groß' } }),
  approved: (reader) => composed(reader, tutorDecidedEmail, { userName, isApproved: true, reason: null }),
  declined: (reader) => composed(reader, tutorDecidedEmail, { userName, isApproved: false, reason: 'Brez potrdil.' }),
  authorRequested: (reader) =>
    composed(reader, authorshipRequestedEmail, { userName, requester: { name: 'Mira Groß' } }),
  authorApproved: (reader) => composed(reader, authorshipDecidedEmail, { userName, isApproved: true, reason: null }),
  authorDeclined: (reader) =>
    composed(reader, authorshipDecidedEmail, { userName, isApproved: false, reason: 'Brez primerov.' }),
  editorInvited: (reader) =>
    composed(reader, editorInvitedEmail, { userName, inviter: { name: 'Mira Groß' }, kind: 'course' }),
  publicationFailed: (reader) => composed(reader, publicationFailedEmail, { userName, ...failedPublication }),
  publicationInConflict: (reader) =>
    composed(reader, publicationFailedEmail, { userName, ...failedPublication, reason: 'conflict', paths: [] }),
  publicationOfArchived: (reader) =>
    composed(reader, publicationFailedEmail, { userName, ...failedPublication, reason: 'archived' }),
  publicationOfNoEditor: (reader) =>
    composed(reader, publicationFailedEmail, { userName, ...failedPublication, reason: 'not-editor' }),
  publicationTooComplex: (reader) =>
    composed(reader, publicationFailedEmail, { userName, ...failedPublication, reason: 'too-complex' }),
  joined: (reader) => composed(reader, seatTakenEmail, { userName, session, isPromotion: false }),
  promoted: (reader) => composed(reader, seatTakenEmail, { userName, session, isPromotion: true }),
  offered: (reader) =>
    composed(reader, seatOfferedEmail, { userName, session, cents: 1200, until: at('10-24T22:30:00') }),
  offerLapsed: (reader) => composed(reader, seatOfferLapsedEmail, { userName, session }),
  left: (reader) => composed(reader, seatLeftEmail, { userName, session, paidCents: 1200, refundedCents: 1200 }),
  leftLate: (reader) => composed(reader, seatLeftEmail, { userName, session, paidCents: 1200, refundedCents: 0 }),
  lateSeatPayment: (reader) => composed(reader, lateSeatPaymentEmail, { userName, session, cents: 1200 }),
  changed: (reader) => composed(reader, sessionChangedEmail, { userName, session }),
  handedOver: (reader) => composed(reader, sessionHandedOverEmail, { userName, session }),
  appointed: (reader) => composed(reader, tutorAppointedEmail, { userName, session }),
  sessionCancelled: (reader) =>
    composed(reader, sessionCancelledEmail, {
      ...{ userName, refundedCents: 1200 },
      session: { ...session, status: 'cancelled', cancelReason: 'Bolezen.', tutor: null },
    }),
  sessionReminder: (reader) => composed(reader, sessionReminderEmail, { userName, session }),
};

describe.each(Object.entries(messages))('%s', (_, write) => {
  it.each(languages.flatMap((language) => bookingSides.map((side) => ({ language, side }))))(
    'is complete in $language for the $side',
    ({ language, side }) => {
      const message = write(language, side);
      expectComplete(message, language);
      expect(message.text).toContain(userName);
      expect(message.html).toContain('https://learn.example/dashboard/');
    },
  );

  it('says something different in every language', () => {
    const written = languages.map((language) => write(language, 'learner'));
    expect(new Set(written.map(({ text }) => text)).size).toBe(languages.length);
  });
});

const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ');

describe('a time', () => {
  it.each([
    ['sl', 'Europe/Ljubljana', 'torek, 10. 3. 2026, 18:00–19:00 (Srednjeevropski standardni čas)'],
    ['en', 'America/New_York', 'Tuesday, 10 March 2026, 13:00–14:00 (Eastern Daylight Time)'],
    ['de', 'Asia/Kolkata', 'Dienstag, 10. März 2026, 22:30–23:30 Uhr (Indische Normalzeit)'],
  ] as const)('is told in %s on the clock of %s', (language, timeZone, told) => {
    const { text } = messages.confirmed?.({ language, timeZone }, 'learner') ?? { text: '' };
    expect(plain(text)).toContain(told);
  });

  it('is that of home for whoever has chosen none', () => {
    expect(plain(messages.confirmed?.('sl', 'tutor').text ?? '')).toContain('18:00–19:00 (Srednjeevropski');
  });

  it('is told before and after a change of the clocks by the names that it has then', () => {
    const { moment } = emailTools({ language: 'en', timeZone: 'Europe/Ljubljana' });
    expect(moment(at('10-25T00:30:00'))).toBe('Sunday, 25 October 2026 at 02:30 (Central European Summer Time)');
    expect(moment(at('10-25T01:30:00'))).toBe('Sunday, 25 October 2026 at 02:30 (Central European Standard Time)');
  });

  it('ends on the next day where a lesson goes over midnight', () => {
    const { period } = emailTools({ language: 'en', timeZone: 'Europe/Ljubljana' });
    expect(plain(period(at('03-10T22:30:00'), at('03-10T23:30:00')))).toBe(
      'Tuesday, 10 March 2026 at 23:30 – Wednesday, 11 March 2026 at 00:30 (Central European Standard Time)',
    );
  });
});

describe('words of others', () => {
  it('stand in a message as text', () => {
    const html = messages.confirmed?.('en', 'tutor').html ?? '';
    expect(html).toContain('&#60;b&#62;naloge&#60;/b&#62;');
    expect(html).toContain('href="https://meet.example/a?b&#38;c"');
  });

  it('are no names where they could lead somewhere', () => {
    const learner = { userId: 'u1', name: 'Win at evil.example' };
    const { text } = composed('en', bookingConfirmedEmail, {
      ...{ userName, side: 'tutor', freeUntil: null },
      booking: { ...booking, learner },
    });
    expect(text).toContain('Learner: a learner');
    expect(text).not.toContain('evil');
  });
});

describe('an event for the calendar', () => {
  function eventOf(invitation: ReturnType<typeof bookingInvitation>, reader: Reader) {
    const recipient = { name: userName, email: 'ziva@example.com' };
    const parties = { sender: config.mailFrom, recipient, now: at('03-01T10:00:00') };
    const { content } = writeInvitation(invitation(emailTools(reader)), parties);
    return new ICAL.Event(new ICAL.Component(ICAL.parse(content)).getFirstSubcomponent('vevent') ?? undefined);
  }

  it('is the same for both, each in their words', () => {
    const forLearner = eventOf(bookingInvitation(config, 'REQUEST', { side: 'learner', booking }), { language: 'sl' });
    const forTutor = eventOf(bookingInvitation(config, 'REQUEST', { side: 'tutor', booking }), { language: 'de' });
    expect(forLearner).toMatchObject({
      uid: 'booking-b1@learn.example',
      sequence: 2,
      summary: 'Mira Groß: individualna ura',
    });
    expect(forTutor).toMatchObject({
      uid: 'booking-b1@learn.example',
      sequence: 2,
      summary: 'Žan Čuček: Einzelstunde',
    });
    expect(forTutor.description).toContain(booking.topic);
    expect(forLearner.location).toBe(booking.meetingUrl);
    expect(forLearner.startDate.toJSDate()).toEqual(booking.startsAt);
  });

  it('rises with each change of a session and of a seat in it', () => {
    const sequenceOf = (sequence: number, seatSequence: number) =>
      eventOf(
        sessionInvitation(config, 'REQUEST', { session: { ...session, sequence }, seat: { sequence: seatSequence } }),
        {
          language: 'en',
        },
      ).sequence;
    expect(sequenceOf(4, 2)).toBeGreaterThan(sequenceOf(4, 1));
    expect(sequenceOf(5, 1)).toBeGreaterThan(sequenceOf(4, 1));
  });
});
