import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { auditActions } from './system-choices.ts';

/** What administrators do to others and authors to content, for whoever has to account for it. */
export const auditEntrySchema = z.object({
  id: z.uuid(),
  /** Null once the account is gone. */
  actor: z.object({ id: z.uuid(), full_name: z.string() }).nullable(),
  /** Null also where it concerns content. */
  subject: z.object({ id: z.uuid(), full_name: z.string(), email: z.string() }).nullable(),
  action: z.enum(auditActions),
  reason: z.string().nullable(),
  /** What was done exactly, such as the tier or the roles. */
  details: z.record(z.string(), z.unknown()),
  at: z.date(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** What has happened lately and what waits for somebody; `new` is of the last seven days. */
const administrationSchema = z.object({
  people: z.object({ total: z.number().int(), new: z.number().int(), closing: z.number().int() }),
  subscriptions: z.object({
    active: z.number().int(),
    trial: z.number().int(),
    past_due: z.number().int(),
    granted: z.number().int(),
  }),
  mail: z.object({ has_mail_server: z.boolean(), failing: z.number().int(), given_up: z.number().int() }),
  contact: z.object({ new: z.number().int() }),
  /** What is to be decided: who wants to teach, and who did not come to a session. */
  tutoring: z.object({ applications: z.number().int(), disputes: z.number().int() }),
  /** Who wants to become an author. */
  authorship: z.object({ requests: z.number().int() }),
});
export type Administration = z.infer<typeof administrationSchema>;

export const administration = {
  overview: endpoint
    .meta({ access: 'admin' })
    .route({ method: 'GET', path: '/administration', summary: 'What waits for administrators', tags: ['audit'] })
    .output(administrationSchema),
  audit: {
    entries: endpoint
      .meta({ access: 'admin' })
      .route({ method: 'GET', path: '/audit', summary: 'What administrators did, newest first', tags: ['audit'] })
      .input(
        z.object({
          /** Whom it was done to. */
          subject_id: z.uuid().optional(),
          page: z.coerce.number().int().min(1).max(10_000).default(1),
        }),
      )
      .output(z.object({ count: z.number().int(), page_count: z.number().int(), entries: z.array(auditEntrySchema) })),
  },
};
