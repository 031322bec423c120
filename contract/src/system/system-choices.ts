/** What an administrator may do to somebody that has to be accounted for. */
export const auditActions = ['plan_granted', 'plan_revoked', 'roles_set'] as const;
export type AuditAction = (typeof auditActions)[number];
