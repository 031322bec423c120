import type { Services } from '../../platform/services.ts';
import { contactMessageReceived } from './support.events.ts';
import { contactMessages } from './support.tables.ts';

type NewContactMessage = Omit<typeof contactMessages.$inferInsert, 'createdAt'>;

/** Keeps a message and tells of it; one that is here already changes nothing. */
export async function saveContactMessage(
  { db, events }: Pick<Services, 'db' | 'events'>,
  message: NewContactMessage,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [taken] = await tx
      .insert(contactMessages)
      .values({ ...message, message: storable(message.message), createdAt: now })
      .onConflictDoNothing({ target: contactMessages.id })
      .returning({ messageId: contactMessages.id });
    if (taken) await events.announce(tx, contactMessageReceived, { ...taken, at: now });
  });
}

/** PostgreSQL stores no NUL, and nobody means one. */
function storable(text: string): string {
  return text.replaceAll('\0', '');
}
