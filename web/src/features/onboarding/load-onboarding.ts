import type { Onboarding } from '@navor/contract';
import type { RouterContextProvider } from 'react-router';
import { isApiError } from '#platform/api-error.ts';
import { pageOf } from '#platform/page-context.ts';

/** For loaders. The first steps are an offer, so whatever fails about them only hides them: then null. */
export async function loadOnboarding(context: Readonly<RouterContextProvider>): Promise<Onboarding | null> {
  const { api, reportError } = pageOf(context);
  try {
    return await api.onboarding.status();
  } catch (error) {
    // The layout leads whoever is not signed in elsewhere; that is nothing to report.
    if (!(isApiError(error) && error.code === 'NOT_AUTHENTICATED')) reportError(error);
    return null;
  }
}
