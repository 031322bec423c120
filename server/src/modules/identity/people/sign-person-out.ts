import { recordAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { revokeTokens } from '../email-tokens.ts';
import { findUser } from '../identity.queries.ts';
import { endAllSessions } from '../sessions.queries.ts';

type SignOut = { actorId: string; userId: string; reason: string };

/** Signs somebody out wherever they are signed in, as after the theft of a device, which is recorded. */
export async function signPersonOut(db: Db, { actorId, userId, reason }: SignOut): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await findUser(tx, userId))) throw new AppError('NOT_FOUND');
    // A device that is trusted would otherwise be let in again without a code, and a link for a new password is a way in too.
    await revokeTokens(tx, userId);
    const ended = await endAllSessions(tx, userId);
    if (ended === 0) return;
    await recordAudit(tx, { actorId, subjectId: userId, action: 'signed_out', reason, details: { sessions: ended } });
  });
}
