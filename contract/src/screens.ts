/**
 * The screens that the server leads people to, from e-mails, from the texts of its pages and back from the cashier. A test of the web app holds each
 * against its routes, so that none of them moves away unnoticed.
 */
export const screens = {
  home: '/',
  contact: '/contact',
  publicCourses: '/courses',
  publicLibrary: '/technical-library',
  publicTutors: '/tutors',
  assistant: '/ai',
  dashboard: '/dashboard',
  course: '/dashboard/courses/:courseId',
  lesson: '/dashboard/courses/:courseId/:lessonId',
  quiz: '/dashboard/quiz/:quizId',
  attempt: '/dashboard/attempt/:attemptId',
  booking: '/dashboard/bookings/:bookingId',
  tutors: '/dashboard/tutors',
  teaching: '/dashboard/teaching',
  tutorApplications: '/dashboard/tutor-applications',
  cms: '/dashboard/cms',
  courseDraft: '/dashboard/cms/courses/:courseId',
  quizDraft: '/dashboard/cms/quizzes/:quizId',
  itemDraft: '/dashboard/cms/library/:itemId',
  pageDraft: '/dashboard/cms/pages/:pageId',
  authorRequests: '/dashboard/cms/author-requests',
  groupSession: '/dashboard/group-tutoring/:sessionId',
  groupSessions: '/dashboard/group-tutoring',
  certificate: '/dashboard/certificates/:certificateId',
  certificatePdf: '/dashboard/certificates/:certificateId/pdf',
  verifyForm: '/verify',
  verifyCertificate: '/verify/:serial',
  settings: '/dashboard/settings',
  ownSubscription: '/dashboard/settings/subscription',
  plans: '/subscription',
  checkoutSuccess: '/subscription-success',
  checkoutCancel: '/subscription-cancel',
  sandboxCheckout: '/sandbox-checkout/:checkoutId',
  signIn: '/auth/login',
  forgottenPassword: '/auth/reset-password',
  newPassword: '/reset-password',
  confirmEmail: '/auth/confirm-email',
  verifyEmail: '/auth/verify-email',
  keepAccount: '/auth/keep-account',
  firstAdministrator: '/auth/first-administrator',
} as const;

export type Screen = keyof typeof screens;

/** The parts of a screen's path that have to be filled in. */
type Parameter<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parameter<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Values = Record<string, string>;
export type ScreenValues<Name extends Screen> = [Parameter<(typeof screens)[Name]>] extends [never]
  ? [values?: Values]
  : [values: Record<Parameter<(typeof screens)[Name]>, string> & Values];

/** A screen's path, with the values that it names in their places and all others as its query. */
export function screenPath<Name extends Screen>(name: Name, ...[values = {}]: ScreenValues<Name>): string {
  const query = new Map(Object.entries(values));
  const path = screens[name].replace(/:(\w+)/g, (_, parameter: string) => {
    const value = query.get(parameter) ?? '';
    query.delete(parameter);
    return encodeURIComponent(value);
  });
  const asked = Array.from(query, ([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return asked.length > 0 ? `${path}?${asked.join('&')}` : path;
}
