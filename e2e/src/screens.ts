import type { Account } from './demo-accounts.ts';
import { galleryNames } from './gallery-parts.ts';

export type Screen = {
  path: string;
  account: Account | 'visitor';
  /** Words that the screen shows untranslated for a good reason. */
  names?: ReadonlySet<string>;
};

/** Cities go by the names that the time zones have, some by one that is newer than the runtime's. */
export const timeZoneNames = new Set([
  ...Intl.supportedValuesOf('timeZone').flatMap((zone) => zone.split(/[/_]/)),
  ...[
    'Asmara',
    'Atikokan',
    'Chuuk',
    'Faroe',
    'Ho',
    'Chi',
    'Minh',
    'Kanton',
    'Kathmandu',
    'Kolkata',
    'Kyiv',
    'Nuuk',
    'Pohnpei',
  ],
  'Yangon',
]);

/** Who teaches in the demo, their cities, and what of the page is the same in each language. */
export const tutorNames = new Set([
  ...['Tomaž', 'Kranjc', 'Maja', 'Hribar', 'Andrej', 'Golob', 'Jonas', 'Weber', 'Priya', 'Raman', 'Emily', 'Carter'],
  ...['·', 'Navor', 'tutor', 'tutor:', 'Europe/Ljubljana', 'Europe/Berlin', 'Asia/Kolkata', 'America/New_York'],
]);

/** Slovenian and German agree on the first, English and German on the others. */
const cableWords = new Set(['Faktor', 'warm', '(IEC)']);

/** English and German agree on these. */
const monthNames = new Set(['April', 'August', 'September', 'November']);

/** Quantities in the example questions. */
const chatNames = new Set(['47', 'Ω', '12', 'V?', '50', 'mm', '6', 'bar?', 'kW', '150']);

/** Every screen of the product, by at least one address that leads to it. */
export const screens: Screen[] = [
  { path: '/', account: 'visitor' },
  { path: '/auth/login', account: 'visitor' },
  { path: '/auth/signup', account: 'visitor' },
  { path: '/auth/code', account: 'visitor' },
  { path: '/auth/reset-password', account: 'visitor' },
  { path: '/auth/confirm-email?token=x', account: 'visitor' },
  { path: '/auth/keep-account?token=x', account: 'visitor' },
  { path: '/auth/verify-email?token=x', account: 'visitor' },
  { path: '/auth/first-administrator?token=x', account: 'visitor' },
  { path: '/reset-password?token=x', account: 'visitor' },
  { path: '/reset-password', account: 'visitor' },
  { path: '/courses', account: 'visitor' },
  { path: '/courses?access=premium&level=advanced&duration=long', account: 'visitor' },
  { path: '/courses/osnove-elektrotehnike', account: 'visitor' },
  { path: '/courses/tehniska-mehanika-statika', account: 'visitor' },
  { path: '/courses/osnove-elektrotehnike/elektricni-tok', account: 'visitor' },
  { path: '/courses/tehniska-mehanika-statika/momenti', account: 'visitor' },
  { path: '/themes/elektrotehnika', account: 'visitor' },
  { path: '/technical-library', account: 'visitor' },
  { path: '/technical-library/browse?kind=table', account: 'visitor' },
  { path: '/technical-library/item/metricni-navoji', account: 'visitor' },
  { path: '/technical-library/item/barvna-koda-uporov', account: 'visitor' },
  { path: '/technical-library/item/sila-pnevmatskega-valja', account: 'visitor' },
  { path: '/group-tutoring', account: 'visitor' },
  { path: '/group-tutoring?level=advanced&week=2030-01-07', account: 'visitor' },
  { path: '/search', account: 'visitor' },
  { path: '/search?q=xyzzyq', account: 'visitor' },
  { path: '/subscription', account: 'visitor' },
  { path: '/subscription-success', account: 'visitor' },
  { path: '/subscription-cancel', account: 'visitor' },
  { path: '/contact', account: 'visitor' },
  { path: '/tutors', account: 'visitor', names: tutorNames },
  { path: '/tutors?subject=elektrotehnika&price=20&free=week', account: 'visitor', names: tutorNames },
  { path: '/verify', account: 'visitor' },
  { path: '/verify/NV-0000-0000-0000-0000', account: 'visitor' },
  { path: '/quizzes', account: 'visitor' },
  { path: '/quizzes/x', account: 'visitor' },
  { path: '/courses/detail/x', account: 'visitor' },
  { path: '/nope', account: 'visitor' },
  { path: '/dashboard', account: 'learner' },
  { path: '/dashboard', account: 'author' },
  { path: '/dashboard', account: 'admin' },
  { path: '/dashboard/ai-chat', account: 'learner', names: chatNames },
  { path: '/dashboard/ai-chat?view=history&item=metricni-navoji', account: 'learner', names: chatNames },
  { path: '/ai', account: 'visitor', names: chatNames },
  { path: '/dashboard/ai-usage', account: 'learner', names: monthNames },
  { path: '/dashboard/ai-usage?days=7', account: 'admin', names: monthNames },
  { path: '/dashboard/nope', account: 'learner' },
  { path: '/dashboard/courses', account: 'learner' },
  { path: '/dashboard/courses/osnove-elektrotehnike', account: 'learner' },
  { path: '/dashboard/courses/osnove-elektrotehnike/progress', account: 'learner' },
  { path: '/dashboard/courses/osnove-elektrotehnike/ohmov-zakon', account: 'learner' },
  { path: '/dashboard/calendar/study-plans', account: 'learner' },
  { path: '/dashboard/calendar/study-plans', account: 'admin' },
  { path: '/dashboard/calendar/study-plans/osnove-elektrotehnike', account: 'learner' },
  { path: '/dashboard/calendar/study-plans/tehniska-mehanika-statika', account: 'learner' },
  { path: '/dashboard/courses/tehniska-mehanika-statika/ravnotezje', account: 'premium' },
  { path: '/themes/fizika', account: 'learner' },
  { path: '/subscription', account: 'learner' },
  { path: '/subscription', account: 'premium' },
  { path: '/subscription-success', account: 'learner' },
  { path: '/subscription-cancel?checkout=x', account: 'learner' },
  { path: '/contact?topic=organisation', account: 'learner' },
  { path: '/dashboard/technical-library', account: 'learner' },
  { path: '/dashboard/technical-library/browse?theme=elektrotehnika', account: 'learner' },
  { path: '/dashboard/technical-library/browse?bookmarked=true', account: 'learner' },
  { path: '/dashboard/technical-library/item/padec-napetosti', account: 'learner', names: cableWords },
  { path: '/dashboard/group-tutoring', account: 'learner' },
  { path: '/dashboard/group-tutoring?mine=true', account: 'learner' },
  { path: '/dashboard/group-tutoring/new', account: 'tutor', names: new Set(['Tomaž', 'Kranjc']) },
  { path: '/dashboard/quizzes', account: 'learner' },
  { path: '/dashboard/quizzes?theme=racunalnistvo&level=advanced', account: 'learner' },
  { path: '/dashboard/quizzes/osnove-elektrotehnike', account: 'learner' },
  { path: '/dashboard/quizzes/tehniska-mehanika-statika', account: 'learner' },
  { path: '/dashboard/quiz/naboj-tok-napetost', account: 'learner' },
  { path: '/dashboard/quiz/sile-in-ravnotezje', account: 'learner' },
  { path: '/dashboard/quiz/gibanje-in-energija', account: 'premium' },
  { path: '/dashboard/review', account: 'learner' },
  { path: '/dashboard/quiz-analytics', account: 'learner' },
  { path: '/dashboard/quiz-analytics/naboj-tok-napetost', account: 'author' },
  { path: '/dashboard/quiz/naboj-tok-napetost/questions/naboj-skozi-zico', account: 'author' },
  { path: '/dashboard/calendar', account: 'learner', names: monthNames },
  { path: '/dashboard/calendar?view=week&date=2030-03-31', account: 'learner' },
  { path: '/dashboard/calendar?view=agenda&hide=booking', account: 'learner' },
  { path: '/dashboard/calendar/events/new', account: 'learner', names: timeZoneNames },
  { path: '/dashboard/search?q=U%3DRI', account: 'learner' },
  { path: '/dashboard/tutors', account: 'learner', names: tutorNames },
  { path: '/dashboard/teaching', account: 'learner', names: new Set(['Profil']) },
  { path: '/dashboard/teaching', account: 'tutor', names: new Set([...tutorNames, 'Profil']) },
  { path: '/dashboard/teaching/profile', account: 'tutor', names: tutorNames },
  { path: '/dashboard/teaching/availability', account: 'tutor', names: new Set([...timeZoneNames, ...tutorNames]) },
  { path: '/dashboard/tutor-applications?status=approved', account: 'admin', names: tutorNames },
  { path: '/dashboard/bookings', account: 'author', names: tutorNames },
  { path: '/dashboard/bookings?list=past', account: 'author', names: tutorNames },
  { path: '/dashboard/bookings?list=disputed', account: 'admin' },
  { path: '/dashboard/certificates', account: 'learner' },
  { path: '/dashboard/certificates', account: 'author' },
  // English and German agree on it.
  { path: '/dashboard/achievements', account: 'learner', names: new Set(['Quiz']) },
  { path: '/dashboard/achievements', account: 'admin' },
  { path: '/dashboard/profile', account: 'learner' },
  { path: '/dashboard/calendar/subscribe', account: 'learner', names: new Set(['Outlook']) },
  { path: '/dashboard/settings', account: 'learner', names: timeZoneNames },
  { path: '/dashboard/settings/security', account: 'learner' },
  { path: '/dashboard/settings/subscription', account: 'learner' },
  { path: '/dashboard/settings/subscription', account: 'premium' },
  { path: '/dashboard/settings/visibility', account: 'learner' },
  { path: '/dashboard/settings/data', account: 'learner' },
  { path: '/dashboard/leaderboard', account: 'learner' },
  { path: '/dashboard/people?role=admin&search=admin@navor.example', account: 'admin' },
  { path: '/dashboard/subscriptions?search=premium@navor.example', account: 'admin' },
  { path: '/dashboard/payments?search=xyzzyq', account: 'admin' },
  { path: '/dashboard/issued-certificates?search=xyzzyq', account: 'admin' },
  { path: '/dashboard/audit-log', account: 'admin' },
  { path: '/dashboard/mail?state=failing', account: 'admin' },
  { path: '/dev/mail?to=nobody@example.com', account: 'visitor' },
  { path: '/dev/ui', account: 'visitor', names: galleryNames },
];

/** Screens that need something to be begun first, and the journeys that look at them. */
export const screensOfJourneys: Record<string, string> = {
  '/dashboard/attempt/:attemptId': 'quiz-screens.spec.ts',
  '/dashboard/calendar/events/:eventId': 'calendar.spec.ts',
  '/dashboard/certificates/:certificateId': 'certificates.spec.ts',
  '/dashboard/group-tutoring/:sessionId': 'group-tutoring.spec.ts',
  '/dashboard/group-tutoring/:sessionId/edit': 'group-tutoring.spec.ts',
  '/group-tutoring/:sessionId': 'group-tutoring.spec.ts',
  '/dashboard/people/:personId': 'people.spec.ts',
  '/learners/:nickname': 'leaderboard.spec.ts',
  '/dashboard/tutors/:tutorId': 'tutors.spec.ts',
  '/tutors/:tutorId': 'tutors.spec.ts',
  '/dashboard/bookings/:bookingId': 'booking.spec.ts',
  '/dashboard/tutors/:tutorId/book': 'booking.spec.ts',
  '/sandbox-checkout/:checkoutId': 'subscription.spec.ts',
};
