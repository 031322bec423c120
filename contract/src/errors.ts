/**
 * Every error the API may answer with, and its HTTP status.
 * The words for each code are in translations/<language>/errors.json under the same name.
 */
export const errorStatus = {
  NOT_AUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  /** A two-factor or recovery code that is wrong. */
  INVALID_CODE: 401,
  /** The sign-in that a code was asked for is too old or had too many tries: the password is needed again. */
  SIGN_IN_EXPIRED: 401,
  FORBIDDEN: 403,
  CROSS_ORIGIN: 403,
  /** A plan that the caller does not have opens it; the data says which. */
  PLAN_REQUIRED: 403,
  /** The account is about to be deleted; the link to keep it is in its mail. */
  ACCOUNT_CLOSING: 403,
  NOT_FOUND: 404,
  /** A profile that does not exist; the client treats it as "no profile yet". */
  PGRST116: 404,
  METHOD_NOT_ALLOWED: 405,
  /** The lesson is done by passing its quiz, not by saying so. */
  QUIZ_REQUIRED: 409,
  /** Only whoever is enrolled in a course can plan it. */
  ENROLMENT_REQUIRED: 409,
  TOO_MANY_NOTES: 409,
  /** Somebody's calendar holds as many own events, or repeated ones, as it can. */
  TOO_MANY_EVENTS: 409,
  /** A quiz allows no further attempt, or the plan none today; the data says which. */
  ATTEMPT_LIMIT: 409,
  /** The attempt was handed in, or its time is up. */
  ATTEMPT_CLOSED: 409,
  /** The answer was changed elsewhere in the meantime; the data has the one that stands. */
  ANSWER_CHANGED: 409,
  /** A question that is settled takes no other answer. */
  QUESTION_SETTLED: 409,
  /** Somebody else has saved a newer version in the meantime. */
  VERSION_CHANGED: 409,
  /** A quiz holds as many questions as it can. */
  QUIZ_FULL: 409,
  /** The plan allows no further question to the assistant today; the data says until when. */
  MESSAGE_LIMIT: 409,
  /** The conversation has an answer that is still being written. */
  ANSWER_UNFINISHED: 409,
  /** Something was asked after it in the meantime. */
  TURN_OUTDATED: 409,
  /** A conversation holds as much as it can. */
  CONVERSATION_FULL: 409,
  /** A question goes on with a conversation that was deleted. */
  CONVERSATION_GONE: 404,
  TWO_FACTOR_ALREADY_ON: 409,
  ONBOARDING_INCOMPLETE: 409,
  /** There is a running subscription already, perhaps opened in another window. */
  ALREADY_SUBSCRIBED: 409,
  /** What was asked for is not possible as things stand, such as with the subscription or the booking. */
  NOT_POSSIBLE_NOW: 409,
  /** The checkout was paid, given up or took too long. */
  CHECKOUT_OVER: 409,
  /** Something of a tutor's profile is missing; the data says what. */
  PROFILE_INCOMPLETE: 409,
  /** Somebody else has decided on it, or it is no longer asked for. */
  ALREADY_DECIDED: 409,
  /** The slot is not free, or not any more. */
  SLOT_TAKEN: 409,
  /** Too many slots are kept, or were let lapse, by one person. */
  TOO_MANY_HOLDS: 409,
  /** The slot was kept for as long as it could be; it has to be chosen again. */
  HOLD_LAPSED: 409,
  /** The plan has fewer minutes left than a booking takes; the data says how many. */
  NOT_ENOUGH_MINUTES: 409,
  /** Less would come back than the caller was told; the data says how much. */
  REFUND_CHANGED: 409,
  /** An installation always keeps somebody who can look after it. */
  LAST_ADMINISTRATOR: 409,
  /** Every seat of the session is taken; there is a waiting list. */
  SESSION_FULL: 409,
  /** The group session has begun, or was cancelled. */
  SESSION_OVER: 409,
  /** The tutor has something else at that time. */
  TUTOR_BUSY: 409,
  /** The caller would be in two places at once; the data says where, and the same may be sent again with consent. */
  OVERLAPPING_MEETINGS: 409,
  /** What was taken away is issued anew by an administrator alone. */
  CERTIFICATE_REVOKED: 409,
  /** Only what was taken away is issued anew by an administrator. */
  CERTIFICATE_NOT_REVOKED: 409,
  /** A link from an e-mail that was used, replaced or has expired. */
  LINK_EXPIRED: 410,
  BODY_TOO_LARGE: 413,
  /** The request was meant for a name that is not this installation's. */
  UNKNOWN_HOST: 421,
  /** The bank refuses the card; the data says why, where it tells. */
  CARD_DECLINED: 402,
  INVALID_INPUT: 422,
  /** What was sent takes more time or memory than anything may. */
  TOO_COMPLEX: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  /** This installation takes no payments, or the cashier does not answer. */
  PAYMENTS_UNAVAILABLE: 503,
  /** The database cannot be reached: the same may be tried again after the time that the answer tells. */
  UNAVAILABLE: 503,
  /** There is no room left to save anything; reading goes on. */
  STORAGE_FULL: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const errorCodes = Object.keys(errorStatus) as ErrorCode[];

/** One entry per rejected field: the path into the input and what is wrong with it. */
export type FieldProblem = {
  path: string;
  problem:
    | 'required'
    | 'too_short'
    | 'too_long'
    | 'too_small'
    /** The limit itself is too small as well. */
    | 'not_above'
    | 'too_big'
    | 'not_an_email'
    | 'not_allowed'
    | 'wrong_password'
    | 'not_an_image'
    | 'file_too_large'
    | 'not_in_future'
    /** A time later than may be planned; the limit is in days from now. */
    | 'too_far_ahead'
    | 'unchanged'
    /** Of hours: others are there already. */
    | 'overlapping'
    /** An end that is not after its start. */
    | 'not_after_start'
    | 'in_the_past'
    /** A link that is not encrypted, or none at all. */
    | 'not_https'
    /** Of an invitation: whoever invites. */
    | 'own_address'
    /** Of an invitation: somebody who edits it already. */
    | 'already_editor'
    /** A new password that is the one in use. */
    | 'same_password'
    /** A password that is among the first to be tried. */
    | 'too_common'
    /** A password made of its owner's own name or address. */
    | 'own_data'
    /** A password made of the name of this place. */
    | 'product_name'
    /** A password of one piece over and over, or of keys in a row. */
    | 'too_simple'
    /** A nickname that somebody else has, or that looks like theirs. */
    | 'nickname_taken'
    /** A nickname that others would take for this place or for who looks after it. */
    | 'nickname_reserved'
    /** A nickname that is an address on the web. */
    | 'nickname_is_address'
    /** A nickname of other signs than letters, digits and single separators between them. */
    | 'nickname_signs'
    /** A title, or a name in an address, that something else has already. */
    | 'taken'
    | 'invalid';
  limit?: number;
};
