import type { AuditEntry, ContentDocument, Email } from '@navor/contract';
import {
  documentKinds,
  type GrantablePlan,
  grantablePlanIds,
  grantablePlans,
  type Offer,
  paidTiers,
  planOf,
  type Role,
  roles,
} from '@navor/contract/choices';

type Details = AuditEntry['details'];
type AuditedPlan = Pick<GrantablePlan, 'name' | 'tier'> & { offer: Offer | null };

/** What entries say exactly, read with care: they are kept for years, and come in the shape of their time. */
export function readGrant(details: Details): { plan: AuditedPlan; endsAt: string | null } {
  return { plan: readPlan(details), endsAt: typeof details.ends_at === 'string' ? details.ends_at : null };
}

export function readRevocation(details: Details): { plan: AuditedPlan; isPaid: boolean } {
  return { plan: readPlan(details), isPaid: typeof details.source === 'string' && details.source !== 'granted' };
}

export function readRoles(details: Details): { added: Role[]; taken: Role[] } {
  const [before, after] = [rolesIn(details.before), rolesIn(details.after)];
  return {
    added: after.filter((role) => !before.includes(role)),
    taken: before.filter((role) => !after.includes(role)),
  };
}

const emailTypes = Object.keys({
  welcome: true,
  course_completion: true,
  payment_confirmation: true,
  password_reset: true,
} satisfies Record<Email['type'], true>) as Email['type'][];

/** What kind of message went out, and to which address where it was nobody's account. */
export function readEmail(details: Details): { type: Email['type']; to: string | null } {
  return {
    type: emailTypes.find((one) => one === details.type) ?? 'welcome',
    to: typeof details.to === 'string' ? details.to : null,
  };
}

export function isAboutPlan({ action }: AuditEntry): boolean {
  return action === 'plan_granted' || action === 'plan_revoked';
}

/** What concerns a document as a whole, and perhaps somebody who works on it. */
export function readDocument({ kind, id }: Details): ContentDocument | null {
  const known = documentKinds.find((one) => one === kind);
  return known && typeof id === 'string' ? { kind: known, id } : null;
}

export function isAboutContent({ action }: AuditEntry): boolean {
  return ['question_saved', 'question_moved', 'regrading_requested', 'questions_imported'].includes(action);
}

/** What was done to the installation itself has no person that it was done to. */
export function isAboutPerson(entry: AuditEntry): boolean {
  const isOfInstallation = entry.action === 'credential_key_rotated';
  const isOfDocumentAlone = entry.subject === null && readDocument(entry.details) !== null;
  return !isAboutContent(entry) && !isOfInstallation && !isOfDocumentAlone;
}

export function readContent(details: Details) {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const number = (value: unknown) => (typeof value === 'number' ? value : 0);
  return {
    quizId: text(details.quiz_id),
    questionId: text(details.question_id),
    toQuizId: text(details.to_quiz_id),
    version: number(details.version),
    fileName: text(details.file_name),
    questionCount: number(details.question_count),
  };
}

export function readSerial({ serial }: Details): string {
  return typeof serial === 'string' ? serial : '';
}

export function readNickname({ nickname }: Details): string {
  return typeof nickname === 'string' ? nickname : '';
}

/** Of the oldest entries only the tier is known, which is named as in the Slovenian list. */
function readPlan({ plan_id, tier }: Details): AuditedPlan {
  const id = grantablePlanIds.find((one) => one === plan_id);
  const { name, offer, ...plan } = id
    ? grantablePlans[id]
    : { ...planOf('sl', paidTiers.find((one) => one === tier) ?? 'standard'), offer: null };
  return { name, tier: plan.tier, offer };
}

function rolesIn(value: unknown): Role[] {
  return Array.isArray(value) ? roles.filter((role) => value.includes(role)) : [];
}
