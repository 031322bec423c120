import type { Verification } from '@navor/contract';
import { type Language, textIn } from '@navor/languages';
import type { Db } from '../../../platform/database/database.ts';
import { endedAt, stateOf } from '../certificate-state.ts';
import { publicPartOf } from '../certificates.policy.ts';
import { findPublicCertificate } from '../certificates.queries.ts';
import { readSerial } from '../issuing/serial-number.ts';
import { presentCertifiedCourse } from '../present-certificate.ts';
import { previewVersionOf } from './preview-version.ts';

/** Whether a certificate is genuine, and no more of it than its holder allows. */
export async function verifyCertificate(db: Db, typed: string, language: Language): Promise<Verification> {
  const serial = readSerial(typed);
  const row = serial && (await findPublicCertificate(db, serial));
  if (!row) return { state: 'unknown', serial: serial ?? typed.trim(), certificate: null };
  const { holderName, gradePercent } = publicPartOf(row);
  const state = stateOf(row);
  const course = presentCertifiedCourse(row, language);
  return {
    ...{ state, serial: row.serial },
    certificate: {
      ...{ holder_name: holderName, grade_percent: gradePercent, hours: row.hours },
      ...{ course, outcomes: state === 'valid' ? textIn(row.outcomes, course.language) : [] },
      ...{ completed_at: row.completedAt, issued_at: row.issuedAt },
      ...{ ended_at: endedAt(row), preview_version: previewVersionOf(row) },
    },
  };
}
