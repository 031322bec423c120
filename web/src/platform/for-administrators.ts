import { data } from 'react-router';
import { isApiError } from './api-error.ts';

/** For screens that only administrators know of: to anybody else they are the 404 page. */
export async function forAdministrators<Result>(answer: Promise<Result>): Promise<Result> {
  try {
    return await answer;
  } catch (error) {
    if (isApiError(error) && ['FORBIDDEN', 'NOT_AUTHENTICATED'].includes(error.code)) throw data(null, { status: 404 });
    throw error;
  }
}
