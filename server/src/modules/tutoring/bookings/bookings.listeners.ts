import { type Listener, listen } from '../../../platform/events.ts';
import { purchasePaid } from '../../billing/index.ts';
import { accountClosing } from '../../identity/index.ts';
import { cancelBookingsOfClosedAccount } from './cancelling/cancel-for-closed-account.ts';
import { settlePayment } from './paying/settle-payment.ts';

export const bookingListeners: Listener[] = [
  listen(purchasePaid, 'tutoring.booking-paid', async (tx, { purchaseId, subject, cents }, services) => {
    if (subject.kind !== 'booking') return;
    await settlePayment(tx, services, { bookingId: subject.id, purchaseId, cents }, new Date());
  }),
  listen(accountClosing, 'tutoring.account-closing', (tx, { userId }, { jobs }) =>
    jobs.enqueue(tx, cancelBookingsOfClosedAccount, { userId }),
  ),
];
