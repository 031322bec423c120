import { stateOf } from '../certificate-state.ts';
import { publicPartOf } from '../certificates.policy.ts';
import type { CertificateRow } from '../certificates.tables.ts';

/**
 * What the picture of a link shows, such as `valid-name`: it is part of the picture's address, so that who loads the page after a
 * name was hidden is led to another picture than caches still have. Everything else on it is frozen.
 */
export function previewVersionOf(certificate: CertificateRow): string {
  const { holderName, gradePercent } = publicPartOf(certificate);
  const parts = [holderName === null ? [] : ['name'], gradePercent === null ? [] : ['grade']].flat();
  return [stateOf(certificate), ...parts].join('-');
}
