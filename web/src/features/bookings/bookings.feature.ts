import { CalendarCheck2 } from 'lucide-react';
import { href } from 'react-router';
import type { Feature } from '#screen/feature.ts';

/** Reached from tutors, the calendar and the dashboard, so that it needs no place of its own in the sidebar. */
export const bookingsFeature: Feature = {
  palette: [{ to: href('/dashboard/bookings'), label: 'bookings', icon: CalendarCheck2 }],
};
