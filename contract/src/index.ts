import { achievements } from './achievements/achievements.ts';
import { answers } from './assistant/answers.ts';
import { assistantUsage } from './assistant/assistant-usage.ts';
import { conversations } from './assistant/conversations.ts';
import { authorship } from './authorship/authorship.ts';
import { billing } from './billing/billing.ts';
import { calendar } from './calendar/calendar.ts';
import { feed } from './calendar/feed.ts';
import { studyPlans } from './calendar/study-plans.ts';
import { certificateAdministration } from './certificates/certificate-administration.ts';
import { certificates } from './certificates/certificates.ts';
import { credentials } from './certificates/credentials.ts';
import { verifying } from './certificates/verifying.ts';
import { courseDrafts } from './cms/course-drafts.ts';
import { drafts } from './cms/drafts.ts';
import { files } from './cms/files.ts';
import { itemDrafts } from './cms/item-drafts.ts';
import { documents } from './cms/open-documents.ts';
import { previews, publishing, schedules } from './cms/publishing.ts';
import { quizDrafts } from './cms/quiz-drafts.ts';
import { translations } from './cms/translations.ts';
import { versions } from './cms/versions.ts';
import { courses } from './courses/courses.ts';
import { lessons } from './courses/lessons.ts';
import { email } from './email/email.ts';
import { discussion } from './groups/discussion.ts';
import { groups } from './groups/groups.ts';
import { identity } from './identity/identity.ts';
import { library } from './library/library.ts';
import { onboarding } from './onboarding/onboarding.ts';
import { pages } from './pages/pages.ts';
import { attempts } from './quizzes/attempts.ts';
import { questionCollection } from './quizzes/question-collection.ts';
import { questions } from './quizzes/questions.ts';
import { quizAnalytics } from './quizzes/quiz-analytics.ts';
import { quizAuthoring } from './quizzes/quiz-authoring.ts';
import { quizzes } from './quizzes/quizzes.ts';
import { review } from './quizzes/review.ts';
import { search } from './search/search.ts';
import { support } from './support/support.ts';
import { administration } from './system/administration.ts';
import { system } from './system/system.ts';
import { tutoring } from './tutoring/tutoring.ts';

/** The whole API: one entry a capability. */
export const contract = {
  achievements,
  assistant: { ...conversations, answers, usage: assistantUsage },
  authorship,
  billing,
  calendar: { ...calendar, feed, studyPlans },
  certificates: { ...certificates, ...verifying, credentials, administration: certificateAdministration },
  cms: {
    ...{ documents, drafts, publishing, schedules, previews, versions, translations, files },
    ...{ courses: courseDrafts, quizzes: quizDrafts },
    ...{ courses: courseDrafts, items: itemDrafts },
  },
  courses: { ...courses, lessons },
  email,
  groups: { ...groups, discussion },
  identity,
  library,
  onboarding,
  pages,
  quizzes: {
    ...quizzes,
    attempts,
    questions,
    analytics: quizAnalytics,
    authoring: quizAuthoring,
    review,
    collection: questionCollection,
  },
  search,
  support,
  system: { ...system, ...administration },
  tutoring,
};

export type {
  AchievementsSummary,
  Activity,
  ActivityPage,
  Badge,
  Leaderboard,
  LearnerProfile,
  Level,
  NicknameWithdrawal,
  Presence,
  Streak,
} from './achievements/achievements.ts';
export type { NicknameOfPerson, NicknameOwner } from './achievements/nicknames.ts';
export type { Answer, AnswerBlock, AnswerChange, CheckedEquality, Citation } from './assistant/answer-shapes.ts';
export type { ExampleAnswer, TrialAnswer } from './assistant/answers.ts';
export type { OwnUsage, TotalUsage, Usage } from './assistant/assistant-usage.ts';
export type {
  Allowance,
  AssistantStanding,
  Attachment,
  Conversation,
  ConversationCard,
  ShownAttachment,
  Turn,
} from './assistant/conversations.ts';
export type { AuthorRequest, OwnAuthorRequest } from './authorship/author-requests.ts';
export { type ContentDocument, documentShape } from './authorship/document.ts';
export type { DocumentPeople, OwnInvitation } from './authorship/document-people.ts';
export type { ListedPayment, ListedSubscription } from './billing/billing-administration.ts';
export type {
  BillingActions,
  BillingDetails,
  BillingOverview,
  ChangePreview,
  Checkout,
  Invoice,
  OwnSubscription,
  Payment,
  PaymentItem,
  SandboxCheckout,
  Subscription,
} from './billing/billing-shapes.ts';
export type { BodyPart, DataTable, Heading, LibraryPart, MovedAnchors } from './body.ts';
export type { CalendarEntry, OwnEvent, Recurrence } from './calendar/calendar.ts';
export type { CalendarFeed } from './calendar/feed.ts';
export type {
  StudyBlock,
  StudyOutlook,
  StudyPlan,
  StudyPlanSettings,
} from './calendar/study-plans.ts';
export type { IssuedCertificate } from './certificates/certificate-administration.ts';
export type { Certificate } from './certificates/certificates.ts';
export type { Verification } from './certificates/verifying.ts';
export * from './choices.ts';
export { type ArchiveReport, archiveQueryShape, type ImportedDocument } from './cms/archives.ts';
export type {
  CourseDraft,
  CourseDraftChoices,
  CourseValue,
  LessonTexts,
  LessonValue,
  ListedCourseDraft,
  ModuleValue,
} from './cms/course-drafts.ts';
export type {
  ContentProblem,
  DraftedText,
  DraftedValue,
  MergePart,
  ValueConflict,
  WrittenText,
  WrittenValue,
} from './cms/drafts.ts';
export {
  type AllFiles,
  type CmsFile,
  type FilesOfDocument,
  type FileUse,
  type UploadAnswer,
  uploadQuerySchema,
} from './cms/files.ts';
export type { ItemDraftChoices, ItemValue } from './cms/item-drafts.ts';
export type { DocumentFile, OpenDocument, Schedule } from './cms/open-documents.ts';
export type { Published, PublishedText } from './cms/publishing.ts';
export type { QuestionDraft, QuizDraft, QuizValue } from './cms/quiz-drafts.ts';
export type {
  TextTranslations,
  Translation,
  TranslationBlock,
  TranslationEdit,
  TranslationRow,
  UntranslatedText,
  WrittenTranslation,
} from './cms/translations.ts';
export type { BlockDifference, ComparedFile, DocumentVersion, FileChange, WordChange } from './cms/versions.ts';
export type {
  Catalogue,
  Course,
  CourseCard,
  CourseProgress,
  CourseTheme,
  EnrolledCourse,
  Learning,
  LessonLink,
  OutlineLesson,
  OutlineModule,
  TaughtCourse,
} from './courses/courses.ts';
export type { Lesson, Locked, Note } from './courses/lessons.ts';
export { type Delivery, type Email, emailSchema, type Mail } from './email/email.ts';
export type { Access, EndpointMeta } from './endpoint.ts';
export { type ErrorCode, errorCodes, errorStatus, type FieldProblem } from './errors.ts';
export type { Discussion, DiscussionChange, DiscussionMessage } from './groups/discussion.ts';
export type { GroupSession, GroupSessionCard, GroupSessionList, SeatStanding } from './groups/groups.ts';
export type { Account, Device, Session } from './identity/identity.ts';
export type { Person, PersonDetails } from './identity/people.ts';
export type { Profile, ProfileChanges } from './identity/profile.ts';
export type { User } from './identity/user.ts';
export type { LibraryCard, LibraryEntrance, LibraryItem, LibraryList } from './library/library.ts';
export { type ListedEndpoint, listEndpoints } from './list-endpoints.ts';
export type { Onboarding } from './onboarding/onboarding.ts';
export type { Page } from './pages/pages.ts';
export type {
  Attempt,
  AttemptQuestion,
  NextAttempt,
  OpenAttempt,
  Result,
  Settled,
  StandingAnswer,
} from './quizzes/attempts.ts';
export type {
  ChangedQuestion,
  CollectedQuestion,
  QuestionCollection,
  QuestionsChange,
} from './quizzes/question-collection.ts';
export type { EditedQuestion, QuestionProblem, QuestionVersion, Regrading } from './quizzes/questions.ts';
export type { AuthorOverview, LearnerAnalytics, QuizAnalytics } from './quizzes/quiz-analytics.ts';
export type {
  AuthoredQuestion,
  AuthoredQuiz,
  ExportedQuestion,
  QuestionBank,
  QuizContents,
  QuizTrial,
} from './quizzes/quiz-authoring.ts';
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
} from './quizzes/quizzes.ts';
export type { Review } from './quizzes/review.ts';
export { type Screen, type ScreenValues, screenPath, screens } from './screens.ts';
export type { Marked, SearchResult, SearchResults, Suggestion } from './search/search.ts';
export type { Administration, AuditEntry } from './system/administration.ts';
export type { ClockHours, OwnAvailability } from './tutoring/availability.ts';
export type { Booking, BookingQuote, BookingSummary, TutorBrief } from './tutoring/booking-shapes.ts';
export type { OwnTutorProfile, Teaching, TutorApplication, TutorOfPerson } from './tutoring/teaching.ts';
export type { SlotWeek, Tutor, TutorCard, TutorList, TutorReviews } from './tutoring/tutors.ts';
