import type { Attachment, ShownAttachment } from '@navor/contract';
import { mostAttachments } from '@navor/contract/choices';
import type { Api } from '@navor/contract/page-request';
import { isApiError } from '#platform/api-error.ts';
import { readPage, readSearch } from '#screen/filter-form/list-address.ts';
import { orNotFound } from '#screen/or-not-found.ts';
import { attachmentsIn } from '../../assistant-paths.ts';

/** All that the screen of a conversation shows; of a new one, where there is none yet. */
export async function loadChat(api: Api, conversationId: string | undefined, query: URLSearchParams) {
  const q = readSearch(query) ?? '';
  const [standing, listed, conversation, attached] = await Promise.all([
    api.assistant.standing(),
    api.assistant.list({ q, page: readPage(query) }),
    conversationId ? orNotFound(api.assistant.get({ conversationId, ...readBefore(query) })) : null,
    Promise.all(
      attachmentsIn(query)
        .slice(0, mostAttachments)
        .map((attachment) => nameOf(api, attachment)),
    ),
  ]);
  return {
    standing,
    history: { conversations: listed.conversations, page: listed.page, pageCount: listed.page_count, q },
    conversation,
    /** Earlier turns are a page of their own where no script adds them. */
    endsWithNewest: readBefore(query).before === undefined,
    attached: attached.filter((shown) => shown !== null),
    hasRefusedAttachment: attached.includes(null),
    isHistoryOpen: query.get('view') === 'history',
    newIds: {
      conversationId: conversationId ?? crypto.randomUUID(),
      turnId: crypto.randomUUID(),
      answerId: crypto.randomUUID(),
    },
  };
}

/** Null for what does not exist or is not open to the caller: a question can be asked without it. */
async function nameOf(api: Api, attachment: Attachment): Promise<ShownAttachment | null> {
  try {
    return await api.assistant.attachment({ attachment });
  } catch (error) {
    if (isApiError(error) && error.status < 500) return null;
    throw error;
  }
}

function readBefore(query: URLSearchParams): { before?: number } {
  const before = Number(query.get('before'));
  return Number.isSafeInteger(before) && before > 0 ? { before } : {};
}
