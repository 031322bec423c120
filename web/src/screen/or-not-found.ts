import { data } from 'react-router';
import { isApiError } from '#platform/api-error.ts';

/** For loaders: what the API does not find, or does not let this visitor know of, becomes the 404 page. */
export function orNotFound<Result>(answer: Promise<Result>): Promise<Result> {
  // An id of the wrong form is as good as one that does not exist.
  return notFoundAt(['NOT_FOUND', 'INVALID_INPUT'], answer);
}

/** For screens that only some know of, such as authors or administrators: to anybody else they are the 404 page. */
export function orHidden<Result>(answer: Promise<Result>): Promise<Result> {
  return notFoundAt(['FORBIDDEN', 'NOT_AUTHENTICATED'], answer);
}

async function notFoundAt<Result>(codes: readonly string[], answer: Promise<Result>): Promise<Result> {
  try {
    return await answer;
  } catch (error) {
    if (isApiError(error) && codes.includes(error.code)) throw data(null, { status: 404 });
    throw error;
  }
}
