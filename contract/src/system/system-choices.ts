/** What has to be accounted for: what administrators do to somebody, and authors to what others are graded by. */
export const auditActions = [
  ...['plan_granted', 'plan_revoked', 'roles_set', 'signed_out', 'two_factor_removed', 'email_sent'],
  'nickname_withdrawn',
  ...['question_saved', 'questions_imported', 'regrading_requested'],
  ...['tutor_approved', 'tutor_declined'],
  ...['certificate_revoked', 'certificate_issued_anew', 'credential_key_rotated'],
] as const;
export type AuditAction = (typeof auditActions)[number];
