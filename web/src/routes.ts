import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

/** The map of the product: every address and the screen behind it. */
export default [
  layout('layouts/public-layout.tsx', [
    layout('layouts/screen-boundary.tsx', { id: 'public-screens' }, [
      index('features/landing/screens/landing.tsx'),
      route('reset-password', 'features/identity/screens/new-password.tsx'),
      ...prefix('courses', [
        index('features/courses/screens/catalogue.tsx', { id: 'public-courses' }),
        route(':courseId', 'features/courses/screens/course.tsx', { id: 'public-course' }),
        route(':courseId/:lessonId', 'features/courses/screens/lesson.tsx', { id: 'public-lesson' }),
      ]),
      ...prefix('technical-library', [
        index('features/library/screens/entrance.tsx', { id: 'public-library' }),
        route('browse', 'features/library/screens/browse.tsx', { id: 'public-library-browse' }),
        route('item/:itemId', 'features/library/screens/item.tsx', { id: 'public-library-item' }),
      ]),
      route('ai', 'features/assistant/screens/showcase.tsx'),
      route('tutors', 'features/tutoring/screens/directory.tsx', { id: 'public-tutors' }),
      route('tutors/:tutorId', 'features/tutoring/screens/tutor.tsx', { id: 'public-tutor' }),
      ...prefix('group-tutoring', [
        index('features/groups/screens/group-list.tsx', { id: 'public-groups' }),
        route(':sessionId', 'features/groups/screens/group-session.tsx', { id: 'public-group-session' }),
      ]),
      route('learners/:nickname', 'features/achievements/screens/public-profile.tsx'),
      route('search', 'features/search/screens/search.tsx', { id: 'public-search' }),
      route('subscription', 'features/billing/screens/plans.tsx'),
      route('subscription-success', 'features/billing/screens/checkout-success.tsx'),
      route('subscription-cancel', 'features/billing/screens/checkout-cancel.tsx'),
      route('contact', 'features/support/screens/contact.tsx'),
      route('themes/:themeId', 'features/courses/screens/theme.tsx'),
      route('verify', 'features/certificates/screens/verify.tsx', { id: 'verify-form' }),
      route('verify/:serial', 'features/certificates/screens/verify.tsx', { id: 'verify-result' }),
      route('quizzes', 'features/quizzes/screens/quiz-list.tsx', { id: 'public-quizzes' }),
      route('quizzes/*', 'features/identity/screens/login-required.tsx', { id: 'quizzes-login-required' }),
      route('courses/detail/*', 'features/identity/screens/login-required.tsx', { id: 'courses-login-required' }),
      route('*', 'layouts/not-found.tsx', { id: 'public-not-found' }),
    ]),
  ]),

  layout('layouts/auth-layout.tsx', [
    ...prefix('auth', [
      route('login', 'features/identity/screens/login.tsx'),
      route('signup', 'features/identity/screens/signup.tsx'),
      route('code', 'features/identity/screens/sign-in-code.tsx'),
      route('reset-password', 'features/identity/screens/forgotten-password.tsx'),
    ]),
  ]),

  // Reached from links in e-mails and on the operator's console, signed in or not.
  layout('layouts/standalone-layout.tsx', [
    ...prefix('auth', [
      route('confirm-email', 'features/identity/screens/confirm-email.tsx'),
      route('verify-email', 'features/identity/screens/verify-email.tsx'),
      route('keep-account', 'features/identity/screens/keep-account.tsx'),
      route('first-administrator', 'features/identity/screens/first-administrator.tsx'),
    ]),
    // The cashier for trying out, where Stripe has a page of its own.
    route('sandbox-checkout/:checkoutId', 'features/billing/screens/sandbox-checkout.tsx'),
  ]),

  route('dashboard', 'layouts/dashboard-layout.tsx', [
    layout('layouts/screen-boundary.tsx', { id: 'dashboard-screens' }, [
      index('features/dashboard/screens/dashboard.tsx'),
      ...prefix('courses', [
        index('features/courses/screens/catalogue.tsx', { id: 'dashboard-courses' }),
        route(':courseId', 'features/courses/screens/course.tsx', { id: 'dashboard-course' }),
        route(':courseId/progress', 'features/courses/screens/progress.tsx'),
        route(':courseId/:lessonId', 'features/courses/screens/lesson.tsx', { id: 'dashboard-lesson' }),
      ]),
      ...prefix('technical-library', [
        index('features/library/screens/entrance.tsx', { id: 'dashboard-library' }),
        route('browse', 'features/library/screens/browse.tsx', { id: 'dashboard-library-browse' }),
        route('item/:itemId', 'features/library/screens/item.tsx', { id: 'dashboard-library-item' }),
      ]),
      ...prefix('group-tutoring', [
        index('features/groups/screens/group-list.tsx', { id: 'dashboard-groups' }),
        route('new', 'features/groups/screens/new-session.tsx'),
        route(':sessionId', 'features/groups/screens/group-session.tsx', { id: 'dashboard-group-session' }),
        route(':sessionId/edit', 'features/groups/screens/edit-session.tsx'),
      ]),
      route('search', 'features/search/screens/search.tsx', { id: 'dashboard-search' }),
      ...prefix('quizzes', [
        index('features/quizzes/screens/quiz-list.tsx', { id: 'dashboard-quizzes' }),
        route(':courseId', 'features/quizzes/screens/course-quizzes.tsx'),
      ]),
      route('quiz/:quizId', 'features/quizzes/screens/quiz.tsx'),
      route('quiz/:quizId/questions/:questionId', 'features/quizzes/screens/edit-question.tsx'),
      route('attempt/:attemptId', 'features/quizzes/screens/attempt.tsx'),
      route('ai-chat/:conversationId?', 'features/assistant/screens/chat.tsx'),
      route('review', 'features/quizzes/screens/review.tsx'),
      route('achievements', 'features/achievements/screens/achievements.tsx'),
      route('quiz-analytics', 'features/quizzes/screens/own-analytics.tsx'),
      route('quiz-analytics/:quizId', 'features/quizzes/screens/quiz-analytics.tsx'),
      route('ai-usage', 'features/assistant/screens/usage.tsx'),
      ...prefix('calendar', [
        index('features/calendar/screens/calendar.tsx'),
        route('events/new', 'features/calendar/screens/new-event.tsx'),
        route('events/:eventId', 'features/calendar/screens/event.tsx'),
        route('study-plans', 'features/calendar/screens/study-plans.tsx'),
        route('study-plans/:courseId', 'features/calendar/screens/study-plan.tsx'),
        route('subscribe', 'features/calendar/screens/subscribe.tsx'),
      ]),
      route('tutors', 'features/tutoring/screens/directory.tsx', { id: 'dashboard-tutors' }),
      route('tutors/:tutorId', 'features/tutoring/screens/tutor.tsx', { id: 'dashboard-tutor' }),
      route('teaching', 'features/tutoring/screens/teaching.tsx'),
      route('teaching/profile', 'features/tutoring/screens/teaching-profile.tsx'),
      route('teaching/availability', 'features/tutoring/screens/teaching-availability.tsx'),
      route('tutor-applications', 'features/tutoring/screens/tutor-applications.tsx'),
      route('tutors/:tutorId/book', 'features/bookings/screens/book.tsx'),
      route('bookings', 'features/bookings/screens/bookings.tsx'),
      route('bookings/:bookingId', 'features/bookings/screens/booking.tsx'),
      route('certificates', 'features/certificates/screens/certificates.tsx'),
      route('certificates/:certificateId', 'features/certificates/screens/certificate.tsx'),
      route('leaderboard', 'features/achievements/screens/leaderboard.tsx'),
      route('profile', 'features/identity/screens/profile.tsx'),
      route('settings', 'features/identity/screens/settings.tsx', [
        index('features/identity/screens/settings-preferences.tsx'),
        route('security', 'features/identity/screens/settings-security.tsx'),
        route('subscription', 'features/billing/screens/settings-subscription.tsx'),
        route('visibility', 'features/achievements/screens/settings-visibility.tsx'),
        route('data', 'features/identity/screens/settings-data.tsx'),
      ]),
      route('people', 'features/identity/screens/people.tsx'),
      route('people/:personId', 'features/identity/screens/person.tsx'),
      route('subscriptions', 'features/billing/screens/all-subscriptions.tsx'),
      route('payments', 'features/billing/screens/all-payments.tsx'),
      route('issued-certificates', 'features/certificates/screens/issued-certificates.tsx'),
      route('audit-log', 'features/system/screens/audit-log.tsx'),
      route('mail', 'features/email/screens/deliveries.tsx'),
      route('*', 'layouts/not-found.tsx', { id: 'dashboard-not-found' }),
    ]),
  ]),

  // The link of an e-mail: a file, which leads through the log-in.
  route('dashboard/certificates/:certificateId/pdf', 'features/certificates/screens/certificate-pdf.ts'),
  route('logout', 'features/identity/screens/logout.ts'),
  route('onboarding', 'features/onboarding/screens/onboarding-action.ts'),
  route('preferences', 'platform/preferences-action.ts'),
  layout('layouts/dev-layout.tsx', [
    route('dev/ui', 'features/system/screens/ui-gallery.tsx'),
    route('dev/mail', 'features/email/screens/outbox.tsx'),
  ]),
] satisfies RouteConfig;
