import type { Api } from '@navor/contract/page-request';
import { expect, it, vi } from 'vitest';
import { answerChatForm } from './chat-action.ts';
import { loadChat } from './load-chat.ts';

const refusal = (code: string, status: number) => Object.assign(new Error(code), { code, status });

function apiWith(attachment: (input: { attachment: { item_id: string } }) => Promise<object>) {
  const ask = vi.fn(async (_question: object) => ({}));
  const standing = async () => ({});
  const list = async () => ({ conversations: [], page: 1, page_count: 1 });
  return { ask, api: { assistant: { ask, attachment, standing, list } } as unknown as Api };
}

const url = new URL('https://navor.example/dashboard/ai-chat?item=open&item=closed');

it('asks without an attachment that was refused, in the lines that were typed', async () => {
  const { api, ask } = apiWith(async ({ attachment }) => {
    if (attachment.item_id === 'closed') throw refusal('PLAN_REQUIRED', 403);
    return { attachment, title: 'Ohm', path: null };
  });
  const form = new FormData();
  form.set('intent', 'ask');
  form.set('text', 'First\r\nsecond');
  const sent = { form, url, conversationId: undefined, language: 'sl', isPage: true } as const;
  await expect(answerChatForm(api, sent)).rejects.toMatchObject({ status: 302 });
  expect(ask.mock.calls[0]?.[0]).toMatchObject({
    text: 'First\nsecond',
    attachments: [{ kind: 'library', item_id: 'open' }],
  });
});

it('takes only a refusal for one, not a server that is asked too often', async () => {
  const closed = apiWith(async () => {
    throw refusal('NOT_FOUND', 404);
  });
  expect(await loadChat(closed.api, undefined, url.searchParams)).toMatchObject({ hasRefusedAttachment: true });
  const busy = apiWith(async () => {
    throw refusal('RATE_LIMITED', 429);
  });
  await expect(loadChat(busy.api, undefined, url.searchParams)).rejects.toMatchObject({ status: 429 });
});
