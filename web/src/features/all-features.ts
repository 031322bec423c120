import type { Feature } from '#screen/feature.ts';
import { achievementsFeature } from './achievements/achievements.feature.ts';
import { assistantFeature } from './assistant/assistant.feature.ts';
import { billingFeature } from './billing/billing.feature.ts';
import { bookingsFeature } from './bookings/bookings.feature.ts';
import { calendarFeature } from './calendar/calendar.feature.ts';
import { certificatesFeature } from './certificates/certificates.feature.ts';
import { cmsFeature } from './cms/cms.feature.ts';
import { coursesFeature } from './courses/courses.feature.ts';
import { dashboardFeature } from './dashboard/dashboard.feature.ts';
import { emailFeature } from './email/email.feature.ts';
import { groupsFeature } from './groups/groups.feature.ts';
import { identityFeature } from './identity/identity.feature.ts';
import { libraryFeature } from './library/library.feature.ts';
import { quizzesFeature } from './quizzes/quizzes.feature.ts';
import { searchFeature } from './search/search.feature.ts';
import { systemFeature } from './system/system.feature.ts';
import { tutorApplicationsFeature, tutoringFeature } from './tutoring/tutoring.feature.ts';

/**
 * Every feature that adds to the dashboard, in the order of its sidebar: dashboard, courses, technical library, quizzes,
 * AI chat, calendar, mentors, groups; then what has no place in the main group.
 */
export const allFeatures: readonly Feature[] = [
  dashboardFeature,
  searchFeature,
  coursesFeature,
  libraryFeature,
  quizzesFeature,
  assistantFeature,
  calendarFeature,
  tutoringFeature,
  groupsFeature,
  bookingsFeature,
  achievementsFeature,
  identityFeature,
  cmsFeature,
  tutorApplicationsFeature,
  billingFeature,
  certificatesFeature,
  systemFeature,
  emailFeature,
];
