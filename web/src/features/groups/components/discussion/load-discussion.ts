import type { Discussion } from '@navor/contract';
import type { Api } from '@navor/contract/page-request';
import { isApiError } from '#platform/api-error.ts';
import type { Intents } from '#screen/forms/answer-intent.ts';

export type LoadedDiscussion = {
  discussion: Discussion;
  /** Whether it ends with the newest message; one that does not is a page of its own, for browsers without scripts. */
  isNewest: boolean;
  newMessageId: string;
};

/** For the loader of a session's page: null for whoever does not take part in its discussion. */
export async function loadDiscussion(api: Api, sessionId: string, url: URL): Promise<LoadedDiscussion | null> {
  const before = Number(url.searchParams.get('before'));
  const isNewest = !Number.isSafeInteger(before) || before <= 0;
  try {
    const discussion = await api.groups.discussion.list({ sessionId, ...(!isNewest && { before }) });
    return { discussion, isNewest, newMessageId: crypto.randomUUID() };
  } catch (error) {
    if (isApiError(error) && ['NOT_FOUND', 'NOT_AUTHENTICATED'].includes(error.code)) return null;
    throw error;
  }
}

/** For its action: what the forms of a discussion do where no script is there. */
export function discussionIntents(api: Api, sessionId: string) {
  return {
    'write-message': (form) =>
      api.groups.discussion.write({ sessionId, messageId: idIn(form), text: String(form.get('text') ?? '') }),
    'remove-message': (form) => api.groups.discussion.remove({ sessionId, messageId: idIn(form) }),
  } satisfies Intents;
}

function idIn(form: FormData): string {
  return String(form.get('message_id') ?? '');
}
