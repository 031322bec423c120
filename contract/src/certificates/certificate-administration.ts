import { z } from 'zod';
import { requestedLanguage } from '../content.ts';
import { endpoint } from '../endpoint.ts';
import { line } from '../line.ts';
import {
  certificateStates,
  certificatesPerPage,
  credentialKeyStates,
  revocationReasonLength,
} from './certificate-choices.ts';

/** As administrators see it in their list of all. */
const issuedCertificateSchema = z.object({
  id: z.uuid(),
  serial: z.string(),
  state: z.enum(certificateStates),
  holder: z.object({ id: z.uuid(), name: z.string(), email: z.string() }),
  holder_name: z.string(),
  course_title: z.string(),
  issued_at: z.date(),
  ended_at: z.date().nullable(),
  revocation_reason: z.string().nullable(),
  /** Whether another stands in its place, which can be so of a revoked one too. */
  has_newer: z.boolean(),
});
export type IssuedCertificate = z.infer<typeof issuedCertificateSchema>;

const tags = ['certificates'];
const id = z.uuid();
const done = z.object({ done: z.literal(true) });
const reason = line(revocationReasonLength).min(1);
const admin = { access: 'admin' } as const;

export const certificateAdministration = {
  all: endpoint
    .meta(admin)
    .route({ method: 'GET', path: '/administration/certificates', summary: 'Certificates of everybody', tags })
    .input(
      z.object({
        /** In the serial number, the names, the address or the course's title. */
        query: z.string().trim().max(200).default(''),
        state: z.enum(certificateStates).optional(),
        page: z.coerce.number().int().min(1).max(100_000).default(1),
        ...requestedLanguage,
      }),
    )
    .output(
      z.object({
        items: z.array(issuedCertificateSchema),
        total: z.number().int(),
        page: z.number().int(),
        per_page: z.literal(certificatesPerPage),
      }),
    ),
  revoke: endpoint
    .meta(admin)
    .route({
      method: 'POST',
      path: '/administration/certificates/{id}/revoke',
      summary: 'Revoke a certificate, for a reason',
      tags,
    })
    .input(z.object({ id, reason }))
    .output(done),
  issueAnew: endpoint
    .meta(admin)
    .route({
      method: 'POST',
      path: '/administration/certificates/{id}/issue-anew',
      summary: 'Issue another one in place of a revoked one',
      tags,
    })
    .input(z.object({ id, reason }))
    .output(z.object({ id })),
  keys: endpoint
    .meta(admin)
    .route({
      method: 'GET',
      path: '/administration/credential-keys',
      summary: 'Keys that credentials are signed by',
      tags,
    })
    .output(
      z.array(
        z.object({
          ...{ id: z.string(), created_at: z.date(), retired_at: z.date().nullable() },
          state: z.enum(credentialKeyStates),
        }),
      ),
    ),
  rotateKey: endpoint
    .meta(admin)
    .route({
      method: 'POST',
      path: '/administration/credential-keys',
      summary: 'Sign credentials by a new key from now on',
      tags,
    })
    /** `current` is the key that is to be retired: whoever asks twice retires one. */
    .input(z.object({ current: z.string().min(1).max(100), reason }))
    .output(z.object({ id: z.string() })),
};
