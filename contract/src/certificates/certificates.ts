import { languageShape } from '@navor/languages/shapes';
import { z } from 'zod';
import { paidTiers } from '../billing/plan-choices.ts';
import { requestedLanguage } from '../content.ts';
import { endpoint } from '../endpoint.ts';
import { line } from '../line.ts';
import {
  certificateStates,
  certificatesPerPage,
  credentialKeyStates,
  revocationReasonLength,
  verificationStates,
} from './certificate-choices.ts';

const sharingSchema = z.object({
  /** Whether the public page of the serial number names the holder, and whether it tells the grade. */
  shows_name: z.boolean(),
  shows_grade: z.boolean(),
  /** Whether it is on the holder's public profile. */
  is_listed: z.boolean(),
});

/** What the course was when it was completed: it may be another one by now, or gone. */
const certifiedCourseSchema = z.object({
  id: z.string(),
  title: z.string(),
  language: languageShape,
  theme: z.object({ id: z.string(), title: z.string() }),
  /** Markup of its picture, safe to be shown; null where it had none. */
  drawing: z.string().nullable(),
});

const certificateSchema = z.object({
  id: z.uuid(),
  serial: z.string(),
  state: z.enum(certificateStates),
  /** As it was when this was issued. */
  holder_name: z.string(),
  course: certifiedCourseSchema,
  hours: z.number().int(),
  /** Null for a course without quizzes. */
  grade_percent: z.number().int().nullable(),
  completed_at: z.date(),
  issued_at: z.date(),
  replaced_at: z.date().nullable(),
  revoked_at: z.date().nullable(),
  revocation_reason: z.string().nullable(),
  sharing: sharingSchema,
  /** Where anybody checks it. */
  verify_url: z.string(),
  /** Whether the holder has another name by now, under which it can be issued anew. */
  can_reissue: z.boolean(),
});
export type Certificate = z.infer<typeof certificateSchema>;

const verificationSchema = z.object({
  state: z.enum(verificationStates),
  /** As certificates print it, however it was typed. */
  serial: z.string(),
  /** Null where there is nothing to tell: an unknown number. */
  certificate: z
    .object({
      /** Null where the holder does not let it be seen, and on one that was replaced or revoked. */
      holder_name: z.string().nullable(),
      course: certifiedCourseSchema,
      hours: z.number().int(),
      grade_percent: z.number().int().nullable(),
      completed_at: z.date(),
      issued_at: z.date(),
      ended_at: z.date().nullable(),
    })
    .nullable(),
});
export type Verification = z.infer<typeof verificationSchema>;

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

const own = {
  list: endpoint
    .route({ method: 'GET', path: '/certificates', summary: 'Own certificates, and those that wait', tags })
    .input(z.object({ ...requestedLanguage }))
    .output(
      z.object({
        /** Those that stand, and those that were revoked; newest first. */
        certificates: z.array(certificateSchema),
        /** Those that newer ones have taken the place of. */
        earlier: z.array(certificateSchema),
        /** Completed courses whose certificate needs a plan, or is being made. */
        awaiting: z.array(
          z.object({
            course: z.object({ id: z.string(), title: z.string(), language: languageShape }),
            completed_at: z.date(),
            /** Null for one that is being made. */
            unlocked_by: z.enum(paidTiers).nullable(),
          }),
        ),
      }),
    ),
  get: endpoint
    .route({ method: 'GET', path: '/certificates/{id}', summary: 'One of the own certificates', tags })
    .input(z.object({ id, ...requestedLanguage }))
    .output(certificateSchema),
  pdf: endpoint
    .route({ method: 'GET', path: '/certificates/{id}/pdf', summary: 'A certificate as a PDF', tags })
    .input(z.object({ id, ...requestedLanguage }))
    .output(z.file()),
  picture: endpoint
    .route({ method: 'GET', path: '/certificates/{id}/picture', summary: 'A certificate as a PNG', tags })
    .input(z.object({ id, ...requestedLanguage }))
    .output(z.file()),
  credential: endpoint
    .route({
      method: 'GET',
      path: '/certificates/{id}/credential',
      summary: 'A certificate as a signed Open Badge 3.0',
      tags,
    })
    .input(z.object({ id, ...requestedLanguage }))
    .output(z.file()),
  badge: endpoint
    .route({ method: 'GET', path: '/certificates/{id}/badge', summary: 'A PNG that carries the credential', tags })
    .input(z.object({ id, ...requestedLanguage }))
    .output(z.file()),
  saveSharing: endpoint
    .route({
      method: 'PUT',
      path: '/certificates/{id}/sharing',
      summary: 'Say what others may see of a certificate',
      tags,
    })
    .input(sharingSchema.extend({ id }))
    .output(done),
  reissue: endpoint
    .route({
      method: 'POST',
      path: '/certificates/{id}/reissue',
      summary: 'Issue a certificate anew under the present name',
      tags,
    })
    .input(z.object({ id }))
    /** The one that stands now. */
    .output(z.object({ id })),
};

const open = { access: 'public' } as const;
const serial = z.string().min(1).max(60);

const verifying = {
  verify: endpoint
    .meta(open)
    .route({ method: 'GET', path: '/verify/{serial}', summary: 'Whether a certificate is genuine', tags })
    .input(z.object({ serial, ...requestedLanguage }))
    .output(verificationSchema),
  /** For previews of links: shows no more than the page does. */
  preview: endpoint
    .meta(open)
    .route({ method: 'GET', path: '/verify/{serial}/preview', summary: 'A picture of a certificate', tags })
    .input(z.object({ serial, ...requestedLanguage }))
    .output(z.file()),
  listed: endpoint
    .meta(open)
    .route({
      method: 'GET',
      path: '/learners/{nickname}/certificates',
      summary: 'Certificates that somebody shows on their public profile',
      tags,
    })
    .input(z.object({ nickname: z.string().min(1).max(60), ...requestedLanguage }))
    .output(
      z.array(
        z.object({
          serial: z.string(),
          course: certifiedCourseSchema,
          grade_percent: z.number().int().nullable(),
          completed_at: z.date(),
        }),
      ),
    ),
};

/** Documents of other programs' making, whose shapes are those of Open Badges and of the W3C. */
const document = z.record(z.string(), z.unknown());

/** What programs need that check a credential; their addresses are in every credential and never change. */
const credentials = {
  issuer: endpoint
    .meta(open)
    .route({ method: 'GET', path: '/credentials/issuer', summary: 'Who signs credentials here', tags })
    .output(document),
  key: endpoint
    .meta(open)
    .route({ method: 'GET', path: '/credentials/keys/{key}', summary: 'A public key of the issuer', tags })
    .input(z.object({ key: z.string().min(1).max(100) }))
    .output(document),
  status: endpoint
    .meta(open)
    .route({ method: 'GET', path: '/credentials/status/{list}', summary: 'Which credentials are revoked', tags })
    .input(z.object({ list: z.coerce.number().int().min(1).max(1_000_000) }))
    .output(document),
  achievement: endpoint
    .meta(open)
    .route({
      method: 'GET',
      path: '/credentials/achievements/{course}',
      summary: 'What a credential is given for',
      tags,
    })
    .input(z.object({ course: z.string().min(1).max(200), ...requestedLanguage }))
    .output(document),
};

const admin = { access: 'admin' } as const;

const administration = {
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

export const certificates = { ...own, ...verifying, credentials, administration };
