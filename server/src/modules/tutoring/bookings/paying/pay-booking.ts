import { type Booking, type BookingPayment, screenPath } from '@navor/contract';
import type { Language } from '@navor/languages';
import { AppError } from '../../../../platform/errors.ts';
import type { Services } from '../../../../platform/services.ts';
import { nullIfNeverOpened, openPurchase, syncPurchase } from '../../../billing/index.ts';
import { bookingConfirmed } from '../../tutoring.events.ts';
import { type FoundBooking, lockBooking, updateBooking } from '../bookings.queries.ts';
import { payWithMinutes } from '../holding/hold-slot.ts';
import { listCentsOf } from '../holding/list-cents.ts';
import { isLapsed, stepBooking } from '../state/booking-state.ts';
import { closeBookingPurchase } from './close-booking-purchase.ts';
import { keepTime, settlePayment } from './settle-payment.ts';

/** Where to pay by card; null where included minutes have paid for it. */
export function payBooking(
  services: Services,
  found: FoundBooking,
  payment: BookingPayment,
  language: Language,
  now: Date,
): Promise<string | null> {
  if (payment === 'card') return payByCard(services, found, language, now);
  return payHeldWithMinutes(services, found.booking.id, now).then(() => null);
}

/** One purchase for each booking, under its id: however often somebody sets out to pay, they pay once. */
async function payByCard(
  services: Services,
  { booking, tutor }: FoundBooking,
  language: Language,
  now: Date,
): Promise<string> {
  const { id, learnerId, heldUntil, cents, minutes } = booking;
  const purchaseId = id;
  const isPayable = await services.db.transaction(async (tx) => {
    const current = await lockBooking(tx, id);
    if (current?.status !== 'held' || isLapsed(current, now)) return false;
    // Written before the cashier is asked, so that whoever ends the hold knows of the purchase.
    await updateBooking(tx, id, { purchaseId });
    return true;
  });
  if (!isPayable || !heldUntil) throw new AppError('HOLD_LAPSED');
  const title = services.texts.say(language, 'bookings:purchase', { count: minutes, tutor: tutor?.name ?? '' });
  const { url } = await openPurchase(services, {
    ...{ purchaseId, userId: learnerId, cents, title, expiresAt: heldUntil },
    subject: { kind: 'booking', id },
    // What it says there depends on whether it is paid by then.
    returnPath: screenPath('booking', { bookingId: id, booked: '1' }),
  });
  return url;
}

async function payHeldWithMinutes(services: Services, id: string, now: Date): Promise<void> {
  await services.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, id);
    if (!booking) throw new AppError('NOT_FOUND');
    const isTimeFree = booking.status === 'held' && (await keepTime(tx, booking, now));
    const step = stepBooking(booking, { kind: 'pay', payment: 'included', cents: 0, isTimeFree }, now);
    if (step.kind === 'unchanged') return;
    if (step.kind === 'refused') throw new AppError('HOLD_LAPSED');
    const cents = listCentsOf(booking);
    await payWithMinutes(tx, booking.learnerId, { ...booking, cents }, now);
    await updateBooking(tx, id, { ...step.changes, cents, discountPercent: 0 });
    await services.events.announce(tx, bookingConfirmed, { bookingId: id, sequence: booking.sequence });
    if (booking.purchaseId) await services.jobs.enqueue(tx, closeBookingPurchase, { bookingId: id });
  });
}

/** For whoever comes back from the cashier: they need not wait for its message. */
export async function syncPayment(services: Services, { booking }: FoundBooking, now: Date): Promise<void> {
  const { id: bookingId, purchaseId, status } = booking;
  const isOpen: Booking['status'][] = ['held', 'lapsed'];
  if (!purchaseId || !isOpen.includes(status)) return;
  const state = await syncPurchase(services, purchaseId).catch(nullIfNeverOpened);
  if (state?.status !== 'paid') return;
  const paid = { bookingId, purchaseId, cents: state.cents };
  await services.db.transaction((tx) => settlePayment(tx, services, paid, now));
}
