import { loadStarterContent } from './load-starter-content.ts';
import { achievementsPersonalTables, achievementsSubscriptions } from './modules/achievements/index.ts';
import { billingPersonalTables, billingRoutes, grantDemoPlan } from './modules/billing/index.ts';
import {
  completeFinishedCourses,
  coursesPersonalTables,
  coursesRoutes,
  hasOutdatedLessons,
  lessonsRoutes,
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
import { onboardingRoutes } from './modules/onboarding/index.ts';
import {
  attemptsRoutes,
  continueRegradings,
  hasOutdatedQuestions,
  questionsRoutes,
  quizAnalyticsRoutes,
  quizzesPersonalTables,
  quizzesRoutes,
  renderOutdatedQuestions,
  reviewRoutes,
  reviewSubscriptions,
  startDemoQuizzes,
  submitOverdueAttempts,
} from './modules/quizzes/index.ts';
import { systemRoutes } from './modules/system/index.ts';
import { os } from './platform/api.ts';
import type { Subscription } from './platform/events.ts';
import type { PersonalTable } from './platform/personal-data.ts';
import { forgetExpiredRateLimits } from './platform/rate-limit.ts';
import type { Job, Services } from './platform/services.ts';

/** Which module reacts to which event. */
export const subscriptions: Subscription[] = [
  ...emailSubscriptions,
  ...achievementsSubscriptions,
  ...reviewSubscriptions,
];

/** Where data of people is kept: all of it is in their export, and goes with their account. */
export const personalTables: PersonalTable[] = [
  ...identityPersonalTables,
  ...coursesPersonalTables,
  ...quizzesPersonalTables,
  ...achievementsPersonalTables,
  ...billingPersonalTables,
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
      billing: billingRoutes(services),
      courses: coursesRoutes(services),
      email: emailRoutes(services),
      identity: identityRoutes(services, { authentication, sendPasswordReset, personalTables }),
      lessons: lessonsRoutes(services),
      onboarding: onboardingRoutes(services),
      questions: questionsRoutes(services),
      quizAnalytics: quizAnalyticsRoutes(services),
      quizzes: quizzesRoutes(services),
      review: reviewRoutes(services),
      system: systemRoutes(services, version),
    }),

    /** Work done in the background. */
    jobs: [
      ...[sendPasswordReset, forgetExpiredSignIns, deleteClosedAccounts, forgetExpiredRateLimits],
      ...[
        completeFinishedCourses,
        renderOutdatedLessons,
        renderOutdatedQuestions,
        submitOverdueAttempts,
        continueRegradings,
      ],
    ] as Job[],

    findViewer: (headers: Headers) => findViewer(services, headers),
    authHandler: authHandler(authentication),

    /** An empty installation gets the content of this folder; after an update, texts are made ready anew in the background. */
    async prepareContent(folder: string, onLoad: () => void): Promise<void> {
      await loadStarterContent(services, folder, onLoad);
      if (await hasOutdatedLessons(services)) await services.jobs.enqueue(services.db, renderOutdatedLessons, {});
      if (await hasOutdatedQuestions(services)) await services.jobs.enqueue(services.db, renderOutdatedQuestions, {});
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
