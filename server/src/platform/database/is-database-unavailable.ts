/**
 * Whether something failed because the database could not be reached or hung up, so that the same may well succeed in a
 * moment. The query builder, the pool and the sign-in library wrap what the driver throws: any cause in the chain counts.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  // The job queue tells of errors by plain copies of them.
  const { code = '', message = '', cause } = error as Partial<Error> & { code?: string };
  return isLostConnection(code, message) || isDatabaseUnavailable(cause);
}

/** What the driver says when the database did not answer for as long as we wait. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof Error && (error.message === 'Query read timeout' || isUnanswered(error.cause));
}

function isLostConnection(code: string, message: string): boolean {
  return networkCodes.has(code) || databaseCodes.test(code) || driverMessages.test(message);
}

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/**
 * Of PostgreSQL: connections that broke (08), too many of them (53300), a server that stops, crashed or is starting
 * (57P01 to 57P03), and sessions that it ended for having been idle for too long (25P03, 57P05).
 */
const databaseCodes = /^(08...|53300|57P0[1235]|25P03)$/;

/** Of the driver and its pool, which give no codes; the last is said of a database that is closed to everybody. */
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|database ".*" is not currently accepting connections)/;
