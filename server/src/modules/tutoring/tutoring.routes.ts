import type { Services } from '../../platform/services.ts';
import { bookingRoutes } from './bookings/bookings.routes.ts';
import { applicationsRoutes, availabilityRoutes, teachingRoutes, tutorsRoutes } from './tutors.routes.ts';

export function tutoringRoutes(services: Services) {
  return {
    tutors: tutorsRoutes(services),
    teaching: teachingRoutes(services),
    availability: availabilityRoutes(services),
    applications: applicationsRoutes(services),
    bookings: bookingRoutes(services),
  };
}
