import type { Attachment } from '@navor/contract';
import { href } from 'react-router';
import { useIsInDashboard } from '#screen/use-is-in-dashboard.ts';

export const chatPath = href('/dashboard/ai-chat/:conversationId?');

export function conversationPath(conversationId: string): string {
  return href('/dashboard/ai-chat/:conversationId?', { conversationId });
}

/** What is found by the API has addresses without the area: it is opened in the one where the reader is. */
export function useAreaPath(): (path: string) => string {
  const area = useIsInDashboard() ? '/dashboard/' : '/';
  return (path) => `${area}${path}`;
}

/** A new conversation about something. */
export function askPath(attachment: Attachment): string {
  return `${chatPath}?${new URLSearchParams([attachmentInAddress(attachment)])}`;
}

function attachmentInAddress(attachment: Attachment): [string, string] {
  switch (attachment.kind) {
    case 'lesson':
      return ['lesson', `${attachment.course_id}/${attachment.lesson_id}`];
    case 'library':
      return ['item', attachment.item_id];
    case 'question':
      return ['question', `${attachment.attempt_id}/${attachment.position}`];
  }
}

/** The address without one of the things that it attaches. */
export function withoutAttachment({ pathname, search }: { pathname: string; search: string }, removed: Attachment) {
  const [name, value] = attachmentInAddress(removed);
  const query = new URLSearchParams(search);
  query.delete(name, value);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/** The parts of an address that attach something: they stay while its reader looks for something else beside it. */
export function attachedParts(search: string): [string, string][] {
  return [...new URLSearchParams(search)].filter(([name]) => ['lesson', 'item', 'question'].includes(name));
}

/** An address with what another one attaches. */
export function withAttached(address: string, search: string): string {
  const parts = attachedParts(search);
  if (parts.length === 0) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(parts)}`;
}

/** What an address attaches. Whatever does not look like something of ours is as if it were not there. */
export function attachmentsIn(query: URLSearchParams): Attachment[] {
  return [...query].flatMap(([name, value]): Attachment[] => {
    const [first = '', second = '', ...more] = value.split('/');
    if (more.length > 0 || !first) return [];
    if (name === 'item' && !second) return [{ kind: 'library', item_id: first }];
    if (name === 'lesson' && second) return [{ kind: 'lesson', course_id: first, lesson_id: second }];
    const position = Number(second);
    if (name !== 'question' || !Number.isInteger(position) || position < 1) return [];
    return [{ kind: 'question', attempt_id: first, position }];
  });
}
