import type { Certificate } from '@navor/contract';
import { commonLanguage, type Language, textIn } from '@navor/languages';
import type { Config } from '../../platform/config.ts';
import { siteUrl } from '../../platform/http/site-url.ts';
import { stateOf } from './certificate-state.ts';
import { canReissue } from './certificates.policy.ts';
import type { CertificateRow } from './certificates.tables.ts';
import { verifyUrl } from './credentials/addresses.ts';

/** The course as it was when it was completed, in a language that it existed in then: the one that the paper speaks too. */
export function presentCertifiedCourse(row: CertificateRow, wanted: Language): Certificate['course'] {
  const language = commonLanguage(wanted, row.courseTitle, row.outcomes);
  return {
    ...{ id: row.courseId, title: textIn(row.courseTitle, language), language, drawing: row.drawing },
    theme: { id: row.themeId, title: textIn(row.themeTitle, wanted) },
  };
}

type Reader = {
  language: Language;
  /** The name that its holder has now. */
  name: string;
};

/** A certificate as its holder sees it. */
export function presentCertificate(config: Config, row: CertificateRow, { language, name }: Reader): Certificate {
  return {
    ...{ id: row.id, serial: row.serial, state: stateOf(row), holder_name: row.holderName },
    ...{ course: presentCertifiedCourse(row, language), hours: row.hours, grade_percent: row.gradePercent },
    ...{ completed_at: row.completedAt, issued_at: row.issuedAt, replaced_at: row.replacedAt },
    ...{ revoked_at: row.revokedAt, revocation_reason: row.revocationReason },
    sharing: { shows_name: row.showsName, shows_grade: row.showsGrade, is_listed: row.isListed },
    verify_url: verifyUrl(siteUrl(config, ''), row.serial),
    can_reissue: canReissue(row, name),
  };
}
