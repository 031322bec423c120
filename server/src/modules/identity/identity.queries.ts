import { defaultLanguage, type Language, type NotificationKind } from '@navor/contract';
import { eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { profiles, users } from './identity.tables.ts';

export async function findUser(db: Db, id: string) {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

/** Somebody as the writer of an e-mail must know them. */
export type Recipient = {
  id: string;
  email: string;
  name: string;
  language: Language;
  createdAt: Date;
  mutedNotifications: NotificationKind[];
};

export function findRecipient(db: Db, userId: string): Promise<Recipient | undefined> {
  return recipientWhere(db, eq(users.id, userId));
}

export function findRecipientByEmail(db: Db, email: string): Promise<Recipient | undefined> {
  return recipientWhere(db, eq(users.email, email.toLowerCase()));
}

async function recipientWhere(db: Db, condition: SQL): Promise<Recipient | undefined> {
  const [row] = await db
    .select({ user: users, profile: profiles })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(condition);
  if (!row) return undefined;
  const { user, profile } = row;
  return {
    id: user.id,
    email: user.email,
    name: profile?.fullName || user.name,
    language: profile?.language ?? defaultLanguage,
    createdAt: user.createdAt,
    mutedNotifications: profile?.mutedNotifications ?? [],
  };
}
