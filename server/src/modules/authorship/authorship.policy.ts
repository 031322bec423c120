import type { ContentDocument, User } from '@navor/contract';
import { and, eq } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { anonymous, type Viewer } from '../../platform/access.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { findRoles } from '../identity/index.ts';
import { contentOwners, contentShares } from './authorship.tables.ts';

/** Somebody who asks, or whose plan is carried out while they are not here. */
export type Person = Viewer | { kind: 'absent'; user: Pick<User, 'id' | 'roles'> };

/** Whether somebody may read the drafts of a document, change and publish it, and see how it is answered. */
export async function mayEdit(db: Db, person: Person, document: ContentDocument): Promise<boolean> {
  if (!isAuthor(person)) return false;
  if (isAdministrator(person)) return true;
  return isOwnerOrEditor(db, person.user.id, document);
}

/** By their account; nobody in particular once that is closed or gone. */
export async function findPerson(db: Db, userId: string | null): Promise<Person> {
  const roles = userId === null ? undefined : await findRoles(db, userId);
  return userId !== null && roles ? { kind: 'absent', user: { id: userId, roles } } : anonymous;
}

/** Refuses whoever may not edit a document. Whether there is one is for the caller to find out first. */
export async function refuseForeign(db: Db, viewer: Viewer, document: ContentDocument): Promise<void> {
  if (!(await mayEdit(db, viewer, document))) throw new AppError('FORBIDDEN');
}

/** Whether somebody may invite others to a document, take it from them, and hand it over: its editors may not. */
export async function mayManage(db: Db, viewer: Viewer, document: ContentDocument): Promise<boolean> {
  if (!isAuthor(viewer)) return false;
  return isAdministrator(viewer) || (await findOwnerId(db, document)) === viewer.user.id;
}

/** Null where a document is the house's. */
export async function findOwnerId(db: Db, { kind, id }: ContentDocument): Promise<string | null> {
  const [row] = await db
    .select({ ownerId: contentOwners.ownerId })
    .from(contentOwners)
    .where(and(eq(contentOwners.kind, kind), eq(contentOwners.id, id)));
  return row?.ownerId ?? null;
}

/** Whether somebody writes content at all; the role can be taken from those who own documents. */
export function isAuthor<One extends Person>(person: One): person is Exclude<One, { kind: 'anonymous' }> {
  return person.kind !== 'anonymous' && person.user.roles.some((role) => role === 'author' || role === 'admin');
}

export function isAdministrator(person: Person): boolean {
  return person.kind !== 'anonymous' && person.user.roles.includes('admin');
}

async function isOwnerOrEditor(db: Db, userId: string, { kind, id }: ContentDocument): Promise<boolean> {
  const owned = db
    .select({ id: contentOwners.id })
    .from(contentOwners)
    .where(and(eq(contentOwners.kind, kind), eq(contentOwners.id, id), eq(contentOwners.ownerId, userId)));
  const shared = db
    .select({ id: contentShares.id })
    .from(contentShares)
    .where(and(eq(contentShares.kind, kind), eq(contentShares.id, id), eq(contentShares.userId, userId)));
  return (await unionAll(owned, shared).limit(1)).length > 0;
}
