/** What is done to documents, and to who works on them: whoever edits one may read of it. */
export const contentActions = [
  ...['question_saved', 'question_moved', 'questions_imported', 'regrading_requested'],
  ...['content_created', 'content_published', 'content_unpublished', 'content_scheduled', 'content_schedule_cancelled'],
  ...['content_archived', 'content_taken_out', 'content_restored', 'content_imported'],
  ...['editor_invited', 'editor_joined', 'editor_removed', 'document_handed_over'],
] as const;

/** What has to be accounted for: what administrators do to somebody, and authors to what others read and are graded by. */
export const auditActions = [
  ...['plan_granted', 'plan_revoked', 'roles_set', 'signed_out', 'two_factor_removed', 'email_sent'],
  'nickname_withdrawn',
  ...contentActions,
  ...['tutor_approved', 'tutor_declined'],
  ...['author_approved', 'author_declined'],
  ...['certificate_revoked', 'certificate_issued_anew', 'credential_key_rotated'],
] as const;
export type AuditAction = (typeof auditActions)[number];
