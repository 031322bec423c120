/** What people may choose from and the limits they meet, apart from the schemas: browsers need these, but no validator. */

export * from './achievements/achievement-choices.ts';
export * from './assistant/assistant-choices.ts';
export * from './authorship/authorship-choices.ts';
export * from './billing/plan-choices.ts';
export * from './calendar/calendar-choices.ts';
export * from './calendar/study-plan-choices.ts';
export * from './certificates/certificate-choices.ts';
export * from './cms/cms-choices.ts';
export * from './cms/upload-choices.ts';
export * from './content-choices.ts';
export * from './courses/course-choices.ts';
export * from './email/email-choices.ts';
export * from './groups/group-choices.ts';
export * from './identity/identity-choices.ts';
export * from './library/library-choices.ts';
export * from './onboarding/onboarding-choices.ts';
export * from './pages/page-choices.ts';
export * from './quizzes/quiz-choices.ts';
export * from './search/search-choices.ts';
export * from './support/support-choices.ts';
export * from './system/system-choices.ts';
export * from './tutoring/booking-choices.ts';
export * from './tutoring/tutoring-choices.ts';
