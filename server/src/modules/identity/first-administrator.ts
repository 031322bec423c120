import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../../platform/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import { waitForTurn } from '../../platform/database/locks.ts';
import { AppError } from '../../platform/errors.ts';
import { screenUrl } from '../../platform/http/site-url.ts';
import type { Services } from '../../platform/services.ts';
import { grantedRoles } from './identity.policy.ts';
import { findAdministrators, findUser } from './identity.queries.ts';
import { users, verifications } from './identity.tables.ts';

const identifier = 'first-administrator';
/** It waits for whoever set the installation up, however long that takes; the next start makes another anyway. */
const validMs = 365 * 24 * 60 * 60 * 1000;

/**
 * The link that makes whoever opens it the administrator, as long as there is none. It is shown where only an operator
 * reads, and good once. Processes that start together agree on it: what is stored is no part of it, and useless without
 * the installation's secret.
 */
export async function firstAdministratorLink(services: Services): Promise<string | undefined> {
  const { db, config } = services;
  return db.transaction(async (tx) => {
    await waitForTurn(tx, 'firstAdministrator');
    if (await hasAdministrator(tx)) return undefined;
    const nonce = (await findNonce(tx)) ?? (await storeNonce(tx));
    return screenUrl(config, 'firstAdministrator', { token: tokenOf(services, nonce) });
  });
}

/** Makes somebody the administrator by that link. Sent twice, it finds its work done. */
export async function becomeAdministrator(services: Services, userId: string, token: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    await waitForTurn(tx, 'firstAdministrator');
    const user = await findUser(tx, userId);
    if (!user) throw new AppError('NOT_FOUND');
    if (user.roles.includes('admin')) return;
    if (!(await isGood(services, tx, token))) throw new AppError('LINK_EXPIRED');
    const after = grantedRoles([...user.roles, 'admin']);
    await tx.update(users).set({ roles: after, updatedAt: new Date() }).where(eq(users.id, userId));
    await tx.delete(verifications).where(eq(verifications.identifier, identifier));
    const details = { before: user.roles, after };
    await recordAudit(tx, { actorId: userId, subjectId: userId, action: 'roles_set', reason: null, details });
  });
}

/** Refuses a link that would make nobody the administrator, before anybody opens an account for its sake. */
export async function checkAdministratorLink(services: Services, token: string): Promise<void> {
  if (!(await isGood(services, services.db, token))) throw new AppError('LINK_EXPIRED');
}

async function isGood(services: Services, db: Db, token: string): Promise<boolean> {
  const nonce = await findNonce(db);
  return nonce !== undefined && isSame(token, tokenOf(services, nonce)) && !(await hasAdministrator(db));
}

async function hasAdministrator(tx: Db): Promise<boolean> {
  return (await findAdministrators(tx)).length > 0;
}

async function findNonce(tx: Db): Promise<string | undefined> {
  const [row] = await tx.select().from(verifications).where(eq(verifications.identifier, identifier));
  return row?.value;
}

async function storeNonce(tx: Db): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  await tx.insert(verifications).values({ identifier, value, expiresAt: new Date(Date.now() + validMs) });
  return value;
}

function tokenOf({ secret }: Services, nonce: string): string {
  return createHmac('sha256', secret).update(`${identifier}:${nonce}`).digest('base64url');
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
