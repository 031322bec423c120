import { loadStarterContent } from './load-starter-content.ts';
import { achievementsPersonalTables, achievementsSubscriptions } from './modules/achievements/index.ts';
import {
  advanceSandbox,
  billingPersonalTables,
  billingRoutes,
  billingSubscriptions,
  cancelForClosedAccount,
  carryOutRefund,
  carryOutRevocation,
  endExpiredGrants,
  followSubscriptionJob,
  forgetOldTraces,
  grantDemoPlan,
  grantTutoringMonthly,
  lookAtSubscriptions,
  receiveFromStripe,
  tellOfTrialEnds,
} from './modules/billing/index.ts';
import {
  completeFinishedCourses,
  coursesPersonalTables,
  coursesRoutes,
  coursesSearchSource,
  hasOutdatedLessons,
  lessonsRoutes,
  notesSearchSource,
  renderOutdatedLessons,
  startDemoCourse,
} from './modules/courses/index.ts';
import { emailPersonalTables, emailRoutes, emailSubscriptions } from './modules/email/index.ts';
import {
  authHandler,
  createAuthentication,
  deleteClosedAccounts,
  findViewer,
  forgetExpiredSignIns,
  identityPersonalTables,
  identityRoutes,
  openDemoAccounts,
  sendPasswordResetJob,
} from './modules/identity/index.ts';
import {
  hasOutdatedItems,
  libraryPersonalTables,
  libraryRoutes,
  librarySearchSource,
  renderOutdatedItems,
} from './modules/library/index.ts';
import { onboardingRoutes } from './modules/onboarding/index.ts';
import {
  attemptsRoutes,
  continueRegradings,
  hasOutdatedQuestions,
  questionsRoutes,
  quizAnalyticsRoutes,
  quizzesPersonalTables,
  quizzesRoutes,
  quizzesSearchSource,
  quizzesSearchSubscriptions,
  renderOutdatedQuestions,
  reviewRoutes,
  reviewSubscriptions,
  startDemoQuizzes,
  submitOverdueAttempts,
} from './modules/quizzes/index.ts';
import {
  bringIndexUpToDate,
  refreshIndexJob,
  searchPersonalTables,
  searchRoutes,
  searchSubscriptions,
} from './modules/search/index.ts';
import { supportPersonalTables, supportRoutes } from './modules/support/index.ts';
import { auditRoutes, systemRoutes } from './modules/system/index.ts';
import { os } from './platform/api.ts';
import type { Subscription } from './platform/events.ts';
import type { PersonalTable } from './platform/personal-data.ts';
import { forgetExpiredRateLimits } from './platform/rate-limit.ts';
import type { SearchSource } from './platform/searchable.ts';
import type { Job, Services } from './platform/services.ts';

/** What can be found. */
export const searchSources: SearchSource[] = [
  coursesSearchSource,
  librarySearchSource,
  quizzesSearchSource,
  notesSearchSource,
];

/** Which module reacts to which event. */
export const subscriptions: Subscription[] = [
  ...emailSubscriptions,
  ...billingSubscriptions,
  ...achievementsSubscriptions,
  ...reviewSubscriptions,
  ...quizzesSearchSubscriptions,
  ...searchSubscriptions(searchSources),
];

/** Where data of people is kept: all of it is in their export, and goes with their account. */
export const personalTables: PersonalTable[] = [
  ...identityPersonalTables,
  ...coursesPersonalTables,
  ...quizzesPersonalTables,
  ...libraryPersonalTables,
  ...searchPersonalTables,
  ...achievementsPersonalTables,
  ...billingPersonalTables,
  ...supportPersonalTables,
  ...emailPersonalTables,
];

/** Every capability, put together. */
export function createApp(services: Services, version: string) {
  const authentication = createAuthentication(services);
  const sendPasswordReset = sendPasswordResetJob(authentication);
  return {
    /** The map of the API: where the endpoints of each capability are implemented. */
    router: os.router({
      attempts: attemptsRoutes(services),
      audit: auditRoutes(services),
      billing: billingRoutes(services),
      courses: coursesRoutes(services),
      email: emailRoutes(services),
      identity: identityRoutes(services, { authentication, sendPasswordReset, personalTables }),
      lessons: lessonsRoutes(services),
      library: libraryRoutes(services),
      onboarding: onboardingRoutes(services),
      questions: questionsRoutes(services),
      quizAnalytics: quizAnalyticsRoutes(services),
      quizzes: quizzesRoutes(services),
      review: reviewRoutes(services),
      search: searchRoutes(services),
      support: supportRoutes(services),
      system: systemRoutes(services, version),
    }),

    /** Work done in the background. */
    jobs: [
      ...[sendPasswordReset, forgetExpiredSignIns, deleteClosedAccounts, forgetExpiredRateLimits],
      ...[
        completeFinishedCourses,
        renderOutdatedLessons,
        renderOutdatedQuestions,
        renderOutdatedItems,
        submitOverdueAttempts,
        continueRegradings,
        refreshIndexJob(searchSources),
      ],
      ...[advanceSandbox, followSubscriptionJob, lookAtSubscriptions, tellOfTrialEnds],
      ...[
        carryOutRefund,
        carryOutRevocation,
        cancelForClosedAccount,
        endExpiredGrants,
        grantTutoringMonthly,
        forgetOldTraces,
      ],
    ] as Job[],

    findViewer: (headers: Headers) => findViewer(services, headers),
    authHandler: authHandler(authentication),

    /** What other programs tell us, in their own form, at addresses of their own. */
    webhooks: { '/api/stripe/webhook': receiveFromStripe(services) },

    /** An empty installation gets the content of this folder; after an update, texts are made ready anew in the background. */
    async prepareContent(folder: string, onLoad: () => void): Promise<void> {
      await loadStarterContent(services, folder, onLoad);
      if (await hasOutdatedLessons(services)) await services.jobs.enqueue(services.db, renderOutdatedLessons, {});
      if (await hasOutdatedQuestions(services)) await services.jobs.enqueue(services.db, renderOutdatedQuestions, {});
      if (await hasOutdatedItems(services)) await services.jobs.enqueue(services.db, renderOutdatedItems, {});
      await bringIndexUpToDate(services, searchSources);
    },

    /** What a demo installation starts with. */
    async loadDemo(): Promise<void> {
      await openDemoAccounts(services, authentication);
      await grantDemoPlan(services);
      await startDemoCourse(services);
      await startDemoQuizzes(services);
    },
  };
}
