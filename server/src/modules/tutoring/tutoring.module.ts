import { defineModule } from '../../platform/module.ts';
import { refreshAllNextFreeSlots, refreshNextFreeSlots } from './availability/refresh-next-free.ts';
import { bookingListeners } from './bookings/bookings.listeners.ts';
import { bookingsCalendarSource } from './bookings/bookings-calendar-source.ts';
import { cancelBookingsOfClosedAccount } from './bookings/cancelling/cancel-for-closed-account.ts';
import { lapseHolds } from './bookings/holding/lapse-holds.ts';
import { settleUndisputedNoShows } from './bookings/no-show/settle-no-show.ts';
import { closeBookingPurchase } from './bookings/paying/close-booking-purchase.ts';
import { remindOfBookings } from './bookings/reminders/announce-booking-reminders.ts';
import { recountRatings } from './bookings/reviews/recount-ratings.ts';
import { endDemoTutors, loadDemoTutors } from './demo/load-demo-tutors.ts';
import { tutorsSearchSource } from './directory/tutors-search-source.ts';
import { tutoringListeners } from './tutoring.listeners.ts';
import { tutoringPersonalTables } from './tutoring.personal-data.ts';
import { tutoringRoutes } from './tutoring.routes.ts';

export const tutoring = defineModule({
  routes: tutoringRoutes,
  jobs: [
    cancelBookingsOfClosedAccount,
    closeBookingPurchase,
    lapseHolds,
    recountRatings,
    refreshNextFreeSlots,
    refreshAllNextFreeSlots,
    remindOfBookings,
    settleUndisputedNoShows,
  ],
  listeners: [...tutoringListeners, ...bookingListeners],
  personalTables: tutoringPersonalTables,
  searchSources: [tutorsSearchSource],
  calendarSources: [bookingsCalendarSource],
  loadDemo: loadDemoTutors,
  endDemo: endDemoTutors,
});
