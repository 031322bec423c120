import type { Profile, Session } from '@navor/contract';
import type { Api } from '@navor/contract/page-request';
import { isApiError } from '../api-error.ts';

/** The part of the API that tells who is signed in. */
export type AuthApi = {
  identity: Pick<Api['identity'], 'session' | 'profile' | 'updateProfile'>;
  billing: Pick<Api['billing'], 'checkSubscription'>;
};

export type LoadAuthApi = () => Promise<AuthApi>;

/** Fetched with its first use, to keep the client out of what every visit loads. */
export async function loadBrowserApi(): Promise<AuthApi> {
  const { api } = await import('../browser-api.ts');
  return api;
}

/** Null where there is no profile yet; undefined where it could not be found out. */
export async function fetchProfile(loadApi: LoadAuthApi): Promise<Profile | null | undefined> {
  try {
    return await (await loadApi()).identity.profile();
  } catch (error) {
    if (isApiError(error) && error.code === 'PGRST116') return null;
    console.error(error);
    return undefined;
  }
}

/** What cannot be confirmed is not unlocked. */
export async function fetchSubscription(loadApi: LoadAuthApi): Promise<Pick<Session, 'subscribed' | 'plan' | 'offer'>> {
  try {
    const { subscribed, plan, offer } = await (await loadApi()).billing.checkSubscription();
    return { subscribed, plan, offer };
  } catch (error) {
    console.error(error);
    return { subscribed: false, plan: null, offer: null };
  }
}
