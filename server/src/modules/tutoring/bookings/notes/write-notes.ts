import { AppError, found } from '../../../../platform/errors.ts';
import type { Services } from '../../../../platform/services.ts';
import { tutorNotesWritten } from '../../tutoring.events.ts';
import { lockBooking, updateBooking } from '../bookings.queries.ts';

export type Notes = { id: string; tutorNotes: string; privateNotes: string };

/** What the tutor writes down: some of it for the learner, who is told when there is something to read, some for nobody else. */
export async function writeNotes(services: Services, { id, tutorNotes, privateNotes }: Notes): Promise<void> {
  await services.db.transaction(async (tx) => {
    const booking = found(await lockBooking(tx, id));
    if (booking.status !== 'confirmed') throw new AppError('NOT_POSSIBLE_NOW');
    await updateBooking(tx, id, { tutorNotes, privateNotes });
    if (booking.tutorNotes === '' && tutorNotes !== '') {
      await services.events.announce(tx, tutorNotesWritten, { bookingId: id });
    }
  });
}
