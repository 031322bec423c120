import { recordAudit } from '../../../platform/audit.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { revokeTokens } from '../email-tokens.ts';
import { twoFactorChanged } from '../identity.events.ts';
import { findUser } from '../identity.queries.ts';
import { endTwoFactor } from '../two-factor/end-two-factor.ts';

type Removal = { actorId: string; userId: string; reason: string };

/** Lets somebody who has lost phone and recovery codes in by the password alone; they are told, and it is recorded. */
export async function removeTwoFactor({ db, events }: Services, { actorId, userId, reason }: Removal): Promise<void> {
  // One's own needs the password, in the settings: a session that was left open must not be enough.
  if (actorId === userId) throw new AppError('FORBIDDEN');
  await db.transaction(async (tx) => {
    if (!(await findUser(tx, userId))) throw new AppError('NOT_FOUND');
    if (!(await endTwoFactor(tx, userId))) return;
    await revokeTokens(tx, userId);
    await events.announce(tx, twoFactorChanged, { userId, isOn: false, at: new Date() });
    await recordAudit(tx, { actorId, subjectId: userId, action: 'two_factor_removed', reason, details: {} });
  });
}
