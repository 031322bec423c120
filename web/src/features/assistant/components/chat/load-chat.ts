import type { Attachment, ErrorCode, ShownAttachment } from '@navor/contract';
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
    nameAttachments(api, query),
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

/** What an address attaches; null for what does not exist or is not open to the caller: a question can be asked without it. */
export function nameAttachments(api: Api, query: URLSearchParams): Promise<(ShownAttachment | null)[]> {
  const attachments = attachmentsIn(query).slice(0, mostAttachments);
  return Promise.all(attachments.map((attachment) => nameOf(api, attachment)));
}

async function nameOf(api: Api, attachment: Attachment): Promise<ShownAttachment | null> {
  try {
    return await api.assistant.attachment({ attachment });
  } catch (error) {
    if (isApiError(error) && refusals.includes(error.code)) return null;
    throw error;
  }
}

/** Of an attachment; anything else, as too many requests or a session that has ended, says nothing about it. */
const refusals: readonly ErrorCode[] = ['NOT_FOUND', 'FORBIDDEN', 'PLAN_REQUIRED', 'INVALID_INPUT'];

function readBefore(query: URLSearchParams): { before?: number } {
  const before = Number(query.get('before'));
  return Number.isSafeInteger(before) && before > 0 ? { before } : {};
}
