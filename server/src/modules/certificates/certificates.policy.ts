import type { PaidTier, Role, Tier } from '@navor/contract';
import { AppError } from '../../platform/errors.ts';
import { mayUse } from '../billing/index.ts';
import { type Ends, stateOf } from './certificate-state.ts';
import type { CertificateRow } from './certificates.tables.ts';

type Person = { tier: Tier; roles: readonly Role[] };

/** Whether completing a course brings somebody a certificate now, and which plan would. Who has one keeps it without a plan. */
export function mayGetCertificate({ tier, roles }: Person): { isAllowed: boolean; unlockedBy: PaidTier | null } {
  const entitlement = mayUse({ kind: 'signed-in', tier, user: { roles: [...roles] } }, { kind: 'certificates' });
  return entitlement.isAllowed
    ? { isAllowed: true, unlockedBy: null }
    : { isAllowed: false, unlockedBy: entitlement.unlockedBy };
}

/** Holders have theirs issued anew under another name, and for nothing else: serial numbers in use should stay good. */
export function canReissue(certificate: Ends & Pick<CertificateRow, 'holderName'>, presentName: string): boolean {
  return stateOf(certificate) === 'valid' && certificate.holderName !== presentName;
}

/** What was taken away is given back by administrators alone. */
export function refuseRevoked(certificate: Ends): void {
  if (certificate.revokedAt) throw new AppError('CERTIFICATE_REVOKED');
}

type Shared = Ends & Pick<CertificateRow, 'holderName' | 'gradePercent' | 'showsName' | 'showsGrade'>;

/**
 * What strangers may know of whose certificate it is. The name stands on the paper that they compare it with, unless its
 * holder hides it; of one that does not stand any more they learn neither, for it may bear a name that somebody has left behind.
 */
export function publicPartOf(certificate: Shared): { holderName: string | null; gradePercent: number | null } {
  const { holderName, gradePercent, showsName, showsGrade } = certificate;
  const isValid = stateOf(certificate) === 'valid';
  return {
    holderName: isValid && showsName ? holderName : null,
    gradePercent: isValid && showsGrade ? gradePercent : null,
  };
}
