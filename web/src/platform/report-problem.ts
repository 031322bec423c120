import { isApiError } from './api-error.ts';

let reportsLeft = 5;

/** Tells the server of an error in this browser, so that we hear of it before the learner has to write to us. */
export function reportProblem(error: unknown): void {
  console.error(error);
  if (isApiError(error) || isRouteAnswer(error) || reportsLeft === 0) return;
  reportsLeft -= 1;
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  import('./browser-api.ts')
    .then(({ api }) =>
      api.system.reportProblem({
        message: message.slice(0, 500) || 'unknown',
        ...(stack && { stack: stack.slice(0, 4000) }),
        path: location.pathname.slice(0, 500),
      }),
    )
    .catch(() => {
      // Reporting is best effort: without a connection there is nobody to tell.
    });
}

/** An answer such as "not found" is part of normal use. */
function isRouteAnswer(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && 'data' in error;
}
