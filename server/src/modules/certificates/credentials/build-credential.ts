import { textIn } from '@navor/languages';
import type { CertificateRow } from '../certificates.tables.ts';
import { achievementUrl, credentialContexts, verifyUrl } from './addresses.ts';
import { buildAchievement, gradeId, languageOfCourse, type Wording } from './build-achievement.ts';
import { issuerOf } from './issuer-profile.ts';
import { credentialStatusEntry } from './status/status-entry.ts';

/** @param validUntil certificates have no end of their own; one that has is refused after it */
export type CredentialOptions = Wording & { validUntil?: Date };

/**
 * A certificate as an Open Badge, not signed yet. It names its holder, whose file it is and who decides whom to give it to,
 * by the name alone: an address would tell more than the paper does.
 */
export function buildCredential(row: CertificateRow, options: CredentialOptions) {
  const { origin, say, validUntil } = options;
  const language = languageOfCourse(row, options.language);
  const title = textIn(row.courseTitle, language);
  return {
    '@context': [...credentialContexts],
    id: verifyUrl(origin, row.serial),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: title,
    description: say(language, 'description', { title, count: row.hours }),
    issuer: issuerOf(origin),
    validFrom: row.issuedAt.toISOString(),
    ...(validUntil && { validUntil: validUntil.toISOString() }),
    awardedDate: row.completedAt.toISOString(),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', identityType: 'name', hashed: false, identityHash: row.holderName }],
      achievement: buildAchievement(row, options),
      ...(row.gradePercent !== null && {
        result: [
          {
            type: ['Result'],
            resultDescription: gradeId(achievementUrl(origin, row.courseId)),
            value: String(row.gradePercent),
          },
        ],
      }),
    },
    credentialStatus: credentialStatusEntry(origin, row.statusPosition),
  };
}
