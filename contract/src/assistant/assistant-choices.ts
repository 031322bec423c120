/** Of the assistant, apart from the schemas: browsers need these, but no validator. */

/** As long as what somebody asks may be. */
export const questionLength = { max: 4000 };
export const conversationTitleLength = { max: 120 };
export const conversationsPerPage = 30;
/** So many turns are read at once, from the newest backwards. */
export const turnsPerPage = 20;
/** A conversation holds so many: whoever has more to ask begins another. */
export const mostTurns = 2000;
/** So many things can be attached to one question. */
export const mostAttachments = 3;

export const attachmentKinds = ['lesson', 'library', 'question'] as const;
export type AttachmentKind = (typeof attachmentKinds)[number];

/**
 * Where an answer stands. It is `writing` from the moment somebody asks; all others are ends. `stopped` by the learner,
 * `interrupted` when its producer died, `failed` when there was no answer to be had; the last two cost nothing.
 */
export const answerStatuses = ['writing', 'done', 'stopped', 'interrupted', 'failed'] as const;
export type AnswerStatus = (typeof answerStatuses)[number];

/** Why there was no answer, in words of the matter; the texts have a sentence for each. */
export const answerFailures = [
  /** The gateway cannot be reached or has a fault of its own. */
  'unavailable',
  /** Nothing came for too long. */
  'timeout',
  /** The gateway has too much to do. */
  'busy',
  /** It does not take the key, the model or the request: for the operator to mend. */
  'misconfigured',
  /** The stream ended before the answer did. */
  'cut_off',
  /** The gateway's own filter. */
  'filtered',
  /** The conversation is longer than the model can read. */
  'too_long',
  /** Nothing was in the answer. */
  'empty',
] as const;
export type AnswerFailure = (typeof answerFailures)[number];

/** Who writes the answers: a model behind the gateway, or what Navor knows by itself. */
export const answerSources = ['gateway', 'embedded'] as const;
export type AnswerSource = (typeof answerSources)[number];

/** What is said beside an answer; the texts have a sentence for each. */
export const answerNotices = [
  /** Written without a model, from the platform's own content. */
  'no_model',
  /** An attempt is open: hints only. */
  'hints_only',
  /** Something of the answer was withheld, because it would have told what an open attempt asks for. */
  'withheld',
  /** Nothing in the content fits. */
  'nothing_found',
  /** The model stopped at its own limit. */
  'shortened',
] as const;
export type AnswerNotice = (typeof answerNotices)[number];

/** Questions that a visitor may try in an hour. */
export const trialQuestionsPerHour = 10;
