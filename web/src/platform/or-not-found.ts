import { data } from 'react-router';
import { isApiError } from './api-error.ts';

/** For loaders: what the API does not find, or does not let this visitor know of, becomes the 404 page. */
export async function orNotFound<Result>(answer: Promise<Result>): Promise<Result> {
  try {
    return await answer;
  } catch (error) {
    // An id of the wrong form is as good as one that does not exist.
    if (isApiError(error) && ['NOT_FOUND', 'INVALID_INPUT'].includes(error.code)) throw data(null, { status: 404 });
    throw error;
  }
}
