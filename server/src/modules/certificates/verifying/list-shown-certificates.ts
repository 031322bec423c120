import type { Certificate } from '@navor/contract';
import type { Language } from '@navor/languages';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { findPresenceByNickname } from '../../achievements/index.ts';
import { publicPartOf } from '../certificates.policy.ts';
import { certificates } from '../certificates.tables.ts';
import { presentCertifiedCourse } from '../present-certificate.ts';

type ShownCertificate = Pick<Certificate, 'serial' | 'course' | 'grade_percent' | 'completed_at'>;

/**
 * What somebody shows on their public profile: those that stand and that they have put there. The name on them is no part of
 * it, for there they go by a nickname. Undefined unless they have a public profile.
 */
export async function listShownCertificates(
  db: Db,
  { nickname, language }: { nickname: string; language: Language },
): Promise<ShownCertificate[] | undefined> {
  const presence = await findPresenceByNickname(db, nickname);
  if (!presence?.isProfilePublic) return undefined;
  if (!presence.showsCertificates) return [];
  const rows = await db
    .select()
    .from(certificates)
    .where(
      and(
        eq(certificates.userId, presence.userId),
        eq(certificates.isListed, true),
        isNull(certificates.replacedAt),
        isNull(certificates.revokedAt),
      ),
    )
    .orderBy(desc(certificates.completedAt), certificates.id);
  return rows.map((row) => ({
    ...{ serial: row.serial, course: presentCertifiedCourse(row, language), completed_at: row.completedAt },
    grade_percent: publicPartOf(row).gradePercent,
  }));
}
