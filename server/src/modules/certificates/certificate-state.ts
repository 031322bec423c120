import type { CertificateState } from '@navor/contract';
import type { CertificateRow } from './certificates.tables.ts';

/** What decides whether it is valid. */
export type Ends = Pick<CertificateRow, 'revokedAt' | 'replacedAt'>;

/** One that was revoked stays so, also where another has taken its place since. */
export function stateOf({ revokedAt, replacedAt }: Ends): CertificateState {
  if (revokedAt) return 'revoked';
  return replacedAt ? 'replaced' : 'valid';
}

/** When it ceased to be valid. */
export function endedAt({ revokedAt, replacedAt }: Ends): Date | null {
  return revokedAt ?? replacedAt;
}
