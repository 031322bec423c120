/** What has to be accounted for: what administrators do to somebody, and authors to what others are graded by. */
export const auditActions = [
  ...['plan_granted', 'plan_revoked', 'roles_set', 'signed_out', 'two_factor_removed', 'email_sent'],
  'nickname_withdrawn',
  ...['question_saved', 'question_moved', 'questions_imported', 'regrading_requested'],
  ...['content_created', 'content_published', 'content_unpublished', 'content_scheduled', 'content_schedule_cancelled'],
  ...['content_archived', 'content_taken_out', 'content_restored', 'content_imported'],
  ...['tutor_approved', 'tutor_declined'],
  ...['author_approved', 'author_declined'],
  ...['editor_invited', 'editor_joined', 'editor_removed', 'document_handed_over'],
  ...['certificate_revoked', 'certificate_issued_anew', 'credential_key_rotated'],
] as const;
export type AuditAction = (typeof auditActions)[number];
