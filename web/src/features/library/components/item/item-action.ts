import type { Api } from '@navor/contract/page-request';
import { data, redirect } from 'react-router';
import { requiredLoginPath } from '#platform/login-path.ts';
import { submitted } from '#screen/forms/form-answer.ts';
import { orNotFound } from '#screen/or-not-found.ts';

export const bookmarkIntents = { add: 'bookmark', remove: 'remove-bookmark' } as const;

type Sent = {
  itemId: string;
  form: FormData;
  /** Of the item's screen. */
  path: string;
  /** Whether the form was sent without scripts, so that a page has to follow. */
  isPage: boolean;
};

/** Bookmarks the item or takes the bookmark back. */
export async function answerItemForm({ library }: Pick<Api, 'library'>, { itemId, form, path, isPage }: Sent) {
  const intent = form.get('intent');
  const isAdded = intent === bookmarkIntents.add;
  if (!isAdded && intent !== bookmarkIntents.remove) throw data(null, { status: 400 });
  const answer = await submitted({}, () =>
    orNotFound(isAdded ? library.bookmark({ itemId }) : library.removeBookmark({ itemId })),
  );
  if (answer.kind === 'done') return isPage ? redirect(path) : { isBookmarked: isAdded };
  // Signed out meanwhile, in another tab.
  if (answer.response.data.code === 'NOT_AUTHENTICATED') {
    return redirect(requiredLoginPath(path));
  }
  return answer.response;
}
