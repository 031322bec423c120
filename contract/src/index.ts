import { attempts } from './attempts.ts';
import { audit } from './audit.ts';
import { billing } from './billing.ts';
import { courses } from './courses.ts';
import { email } from './email.ts';
import { identity } from './identity.ts';
import { lessons } from './lessons.ts';
import { library } from './library.ts';
import { onboarding } from './onboarding.ts';
import { questions } from './questions.ts';
import { quizAnalytics, review } from './quiz-analytics.ts';
import { quizzes } from './quizzes.ts';
import { search } from './search.ts';
import { support } from './support.ts';
import { system } from './system.ts';

/** The whole API: one entry a capability. */
export const contract = {
  attempts,
  audit,
  billing,
  courses,
  email,
  identity,
  lessons,
  library,
  onboarding,
  questions,
  quizAnalytics,
  quizzes,
  review,
  search,
  support,
  system,
};

export type {
  Attempt,
  AttemptQuestion,
  NextAttempt,
  OpenAttempt,
  Result,
  Settled,
  StandingAnswer,
} from './attempts.ts';
export type { AuditEntry } from './audit.ts';
export type { ListedPayment, ListedSubscription } from './billing-administration.ts';
export type {
  BillingActions,
  BillingDetails,
  BillingOverview,
  ChangePreview,
  Checkout,
  Invoice,
  OwnSubscription,
  Payment,
  Subscription,
} from './billing-shapes.ts';
export type { BodyPart, DataTable, Heading, LibraryPart } from './body.ts';
export * from './choices.ts';
export type {
  Catalogue,
  Course,
  CourseCard,
  CourseProgress,
  CourseTheme,
  Learning,
  LessonLink,
  OutlineLesson,
  OutlineModule,
} from './courses.ts';
export { type Delivery, type Email, emailSchema, type Mail } from './email.ts';
export type { Access, EndpointMeta } from './endpoint.ts';
export { type ErrorCode, errorCodes, errorStatus, type FieldProblem } from './errors.ts';
export type { Account, Device, Person, Session, User } from './identity.ts';
export { defaultLanguage, isLanguage, type Language, languages } from './languages.ts';
export type { Lesson, Locked, Note } from './lessons.ts';
export type { LibraryCard, LibraryEntrance, LibraryItem, LibraryList } from './library.ts';
export { type ListedEndpoint, listEndpoints } from './list-endpoints.ts';
export type { Onboarding } from './onboarding.ts';
export type { Profile, ProfileChanges } from './profile.ts';
export type { EditedQuestion, QuestionProblem, Regrading } from './questions.ts';
export type { OwnAnalytics, QuizAnalytics, Review } from './quiz-analytics.ts';
export type {
  AttemptSummary,
  CourseQuizzes,
  DailyLimit,
  ImportedQuestion,
  ImportReport,
  ListedQuiz,
  Quiz,
  QuizCard,
  QuizList,
  QuizPlace,
  QuizStanding,
  StartRefusal,
} from './quizzes.ts';
export type { Marked, SearchResult, SearchResults, Suggestion } from './search.ts';
