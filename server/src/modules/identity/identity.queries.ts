import { homeTimeZone, type NotificationKind } from '@navor/contract';
import { defaultLanguage, type Language } from '@navor/languages';
import { and, arrayContains, asc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { knownZone } from '../../platform/time/time-zone.ts';
import { profiles, users } from './identity.tables.ts';

export async function findUser(db: Db, id: string) {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

/** Whether an account is closed and waits for its deletion. */
export async function isClosing(db: Db, userId: string): Promise<boolean> {
  return Boolean((await findUser(db, userId))?.deletionDueAt);
}

/** What somebody is here for; undefined once their account is closed or gone. */
export async function findRoles(db: Db, userId: string) {
  const user = await findUser(db, userId);
  return user && !user.deletionDueAt ? user.roles : undefined;
}

/**
 * Whatever counts or decides over several rows of one person takes turns by this until its transaction ends; false if
 * they are gone. An attempt that is held too is taken before it, never after.
 */
export async function lockPerson(tx: Db, userId: string): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  return rows.length > 0;
}

/** The same for many at once, in one order, so that two who take several wait for each other in no circle; tells who is there. */
export async function lockPeople(tx: Db, userIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...userIds]))
    .orderBy(asc(users.id))
    .for('no key update');
  return rows.map(({ id }) => id);
}

/** Accounts under the names that their owners go by, for the lists of other modules to join. */
export function peopleSubquery(db: Db, alias: string) {
  return db
    .select({
      id: users.id,
      email: users.email,
      // Named after the list, for two of them may stand in one statement.
      fullName: sql<string>`coalesce(nullif(${profiles.fullName}, ''), ${users.name})`.as(`${alias}_name`),
      avatarUrl: profiles.avatarUrl,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .as(alias);
}

/** Somebody as the writer of an e-mail must know them. */
export type Recipient = {
  id: string;
  email: string;
  name: string;
  language: Language;
  /** The one that they have chosen to read times in. */
  timeZone: string;
  /** Whether the address has proved to be theirs; until then nothing is sent there but what proves it. */
  isVerified: boolean;
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

/** The time zone that somebody has chosen to count their days in, for what happens while they are at no device. */
export async function findTimeZone(db: Db, userId: string): Promise<string> {
  return (await findReader(db, userId)).timeZone;
}

/** How somebody reads what is written for them while they are at no device. */
export async function findReader(db: Db, userId: string): Promise<Pick<Recipient, 'language' | 'timeZone'>> {
  const [profile] = await db
    .select({ language: profiles.language, timeZone: profiles.timeZone })
    .from(profiles)
    .where(eq(profiles.id, userId));
  return { language: profile?.language ?? defaultLanguage, timeZone: knownZone(profile?.timeZone) ?? homeTimeZone };
}

const isAdministrator = and(arrayContains(users.roles, ['admin']), isNull(users.deletionDueAt));

/** Everybody who looks after this installation and has not closed their account. */
export function findAdministrators(db: Db): Promise<Recipient[]> {
  return recipientsWhere(db, isAdministrator);
}

/** Holds others off until the caller's transaction ends: two who leave at the same moment must see each other. */
export async function hasAnotherAdministrator(tx: Db, userId: string): Promise<boolean> {
  await tx.execute(sql`LOCK TABLE ${users} IN SHARE ROW EXCLUSIVE MODE`);
  const others = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(ne(users.id, userId), isAdministrator))
    .limit(1);
  return others.length > 0;
}

async function recipientsWhere(db: Db, condition: SQL | undefined): Promise<Recipient[]> {
  const rows = await db
    .select({ user: users, profile: profiles })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(condition)
    // Whoever writes to them in this transaction is waited for before the account is erased with all messages to it.
    .for('key share', { of: users });
  return rows.map(({ user, profile }) => ({
    id: user.id,
    email: user.email,
    name: profile?.fullName || user.name,
    language: profile?.language ?? defaultLanguage,
    timeZone: knownZone(profile?.timeZone) ?? homeTimeZone,
    isVerified: user.emailVerified,
    createdAt: user.createdAt,
    mutedNotifications: profile?.mutedNotifications ?? [],
  }));
}
