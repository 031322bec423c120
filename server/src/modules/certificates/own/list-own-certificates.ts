import type { Certificate, PaidTier } from '@navor/contract';
import { commonLanguage, type Language, textIn } from '@navor/languages';
import type { SignedIn } from '../../../platform/access.ts';
import type { Services } from '../../../platform/services.ts';
import { listCompletedCourses } from '../../courses/index.ts';
import { mayGetCertificate } from '../certificates.policy.ts';
import { listCertificates } from '../certificates.queries.ts';
import { presentCertificate } from '../present-certificate.ts';

type OwnCertificates = {
  certificates: Certificate[];
  earlier: Certificate[];
  awaiting: {
    course: { id: string; title: string; language: Language };
    completed_at: Date;
    unlocked_by: PaidTier | null;
  }[];
};

/** Somebody's certificates, and the completed courses that have none yet, by two statements. */
export async function listOwnCertificates(
  { db, config }: Services,
  viewer: SignedIn,
  language: Language,
): Promise<OwnCertificates> {
  const { user, tier } = viewer;
  const [rows, completed] = await Promise.all([listCertificates(db, user.id), listCompletedCourses(db, user.id)]);
  const present = (row: (typeof rows)[number]) => presentCertificate(config, row, { language, name: nameOf(viewer) });
  const certified = new Set(rows.map(({ courseId }) => courseId));
  const { unlockedBy } = mayGetCertificate({ tier, roles: user.roles });
  return {
    certificates: rows.filter(({ replacedAt }) => !replacedAt).map(present),
    earlier: rows.filter(({ replacedAt }) => replacedAt).map(present),
    awaiting: completed
      .filter(({ courseId }) => !certified.has(courseId))
      .map(({ courseId, titles, completedAt }) => ({
        course: { id: courseId, title: textIn(titles, language), language: commonLanguage(language, titles) },
        completed_at: completedAt,
        unlocked_by: unlockedBy,
      })),
  };
}

/** What a certificate would bear if it were issued now. */
export function nameOf({ profile, user }: SignedIn): string {
  return profile?.full_name || user.full_name;
}
