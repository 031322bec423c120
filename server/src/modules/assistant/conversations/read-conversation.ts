import type { Conversation } from '@navor/contract';
import { turnsPerPage } from '@navor/contract/choices';
import type { Language } from '@navor/languages';
import type { Pool } from 'pg';
import type { SignedIn } from '../../../platform/access.ts';
import type { Services } from '../../../platform/services.ts';
import { own } from '../assistant.policy.ts';
import { readTurns } from '../turns/turn-rows.ts';

type ConversationRow = { id: string; user_id: string; title: string; language: Language; updated_at: Date };

/** A conversation from its newest turns backwards, a page at a time. */
export async function readConversation(
  services: Services,
  viewer: SignedIn,
  { conversationId, before = maxInteger }: { conversationId: string; before?: number | undefined },
): Promise<Conversation> {
  const { id, title, language, updated_at } = own(viewer, await findConversation(services.pool, conversationId));
  const newestFirst = await readTurns(services, viewer, {
    ...{ conversationId, most: turnsPerPage + 1 },
    before: Math.min(before, maxInteger),
  });
  return {
    ...{ id, title, language, updated_at },
    is_writing: newestFirst.some(({ answer }) => answer?.status === 'writing'),
    turns: newestFirst.slice(0, turnsPerPage).reverse(),
    has_earlier: newestFirst.length > turnsPerPage,
  };
}

/** Of a column. */
const maxInteger = 2 ** 31 - 1;

export async function findConversation(pool: Pool, conversationId: string): Promise<ConversationRow | undefined> {
  const { rows } = await pool.query<ConversationRow>({
    name: 'assistant-find-conversation',
    text: 'SELECT id, user_id, title, language, updated_at FROM assistant_conversations WHERE id = $1',
    values: [conversationId],
  });
  return rows[0];
}
