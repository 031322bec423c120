import type { NotificationKind } from '@navor/contract';
import { defaultLanguage, type Language } from '@navor/languages';
import { and, arrayContains, eq, isNull, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { profiles, users } from './identity.tables.ts';

export async function findUser(db: Db, id: string) {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

/** Whether an account is closed and waits for its deletion. */
export async function isClosing(db: Db, userId: string): Promise<boolean> {
  return Boolean((await findUser(db, userId))?.deletionDueAt);
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

export async function findRecipient(db: Db, userId: string): Promise<Recipient | undefined> {
  const [recipient] = await recipientsWhere(db, eq(users.id, userId));
  return recipient;
}

export async function findRecipientByEmail(db: Db, email: string): Promise<Recipient | undefined> {
  const [recipient] = await recipientsWhere(db, eq(users.email, email.toLowerCase()));
  return recipient;
}

/** Everybody who looks after this installation and has not closed their account. */
export function findAdministrators(db: Db): Promise<Recipient[]> {
  return recipientsWhere(db, and(arrayContains(users.roles, ['admin']), isNull(users.deletionDueAt)));
}

async function recipientsWhere(db: Db, condition: SQL | undefined): Promise<Recipient[]> {
  const rows = await db
    .select({ user: users, profile: profiles })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(condition);
  return rows.map(({ user, profile }) => ({
    id: user.id,
    email: user.email,
    name: profile?.fullName || user.name,
    language: profile?.language ?? defaultLanguage,
    createdAt: user.createdAt,
    mutedNotifications: profile?.mutedNotifications ?? [],
  }));
}
