/** What quizzes can be and the limits they meet, apart from the schemas: browsers need these, but no validator. */

/** Whether an answer is settled as soon as it is checked, or all of them when the attempt is handed in. */
export const feedbackModes = ['at-once', 'after-submission'] as const;
export type FeedbackMode = (typeof feedbackModes)[number];

/** A run through a quiz, or one through questions that are due for review. */
export const attemptKinds = ['quiz', 'review'] as const;
export type AttemptKind = (typeof attemptKinds)[number];

/** Questions that the review queue asks of anybody in a day, however many are due. */
export const reviewsPerDay = 20;
export const reviewsPerSession = 10;

/** Why an author should look at a question, the gravest first. */
export const questionConcerns = ['negative', 'unanswered', 'very-hard'] as const;
export type QuestionConcern = (typeof questionConcerns)[number];

/** From where on a question is a concern; nearer to nothing, a discrimination is as likely to be chance. */
export const concernBounds = {
  fewestAnswers: 5,
  discrimination: -0.1,
  unansweredShare: 0.3,
  facility: 0.2,
  /** Of a quiz, by which its questions are judged where all quizzes are looked at together. */
  newestAttempts: 200,
} as const;

export const quizzesPerPage = 24;

/** The largest question bank that is taken in at once. */
export const largestImport = 5 * 1024 * 1024;
export const importFormats = ['moodle-xml', 'gift', 'aiken'] as const;
export type ImportFormat = (typeof importFormats)[number];

/** The formats that a quiz can be taken to other platforms in. */
export const exportFormats = ['moodle-xml', 'gift'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Figures about a version with fewer answers say more about who answered than about the question. */
export const fewestAnswersOfVersion = 30;

/** What a trial of a whole quiz looks for in each draw, the gravest first. */
export const trialFindings = [
  'not-showable',
  'no-draw',
  'no-answer',
  'slip-is-right',
  'same-texts',
  'extreme-answer',
  'same-answer',
] as const;
export type TrialFinding = (typeof trialFindings)[number];
/** Draws that a trial plays through. */
export const trialDraws = 50;

export const questionsPerPage = 30;
/** Questions that are changed at once. */
export const mostChangedQuestions = 100;
