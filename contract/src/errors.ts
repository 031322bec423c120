/**
 * Every error the API may answer with, and its HTTP status.
 * The words for each code are in translations/<language>/errors.json under the same name.
 */
export const errorStatus = {
  NOT_AUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  FORBIDDEN: 403,
  CROSS_ORIGIN: 403,
  NOT_FOUND: 404,
  /** A profile that does not exist; the client treats it as "no profile yet". */
  PGRST116: 404,
  METHOD_NOT_ALLOWED: 405,
  BODY_TOO_LARGE: 413,
  INVALID_INPUT: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const errorCodes = Object.keys(errorStatus) as ErrorCode[];

/** One entry per rejected field: the path into the input and what is wrong with it. */
export type FieldProblem = {
  path: string;
  problem: 'required' | 'too_short' | 'too_long' | 'too_small' | 'too_big' | 'not_an_email' | 'not_allowed' | 'invalid';
  limit?: number;
};
