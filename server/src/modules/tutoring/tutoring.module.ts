import { defineModule } from '../../platform/module.ts';
import { refreshAllNextFreeSlots, refreshNextFreeSlots } from './availability/refresh-next-free.ts';
import { remindOfBookings } from './bookings/reminders/announce-booking-reminders.ts';
import { tutorsSearchSource } from './directory/tutors-search-source.ts';
import { tutoringListeners } from './tutoring.listeners.ts';
import { tutoringPersonalTables } from './tutoring.personal-data.ts';
import { tutoringRoutes } from './tutoring.routes.ts';

export const tutoring = defineModule({
  routes: tutoringRoutes,
  jobs: [refreshNextFreeSlots, refreshAllNextFreeSlots, remindOfBookings],
  listeners: tutoringListeners,
  personalTables: tutoringPersonalTables,
  searchSources: [tutorsSearchSource],
});
