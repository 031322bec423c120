import { languageShape } from '@navor/languages/shapes';
import { z } from 'zod';
import { paidTiers } from '../billing/plan-choices.ts';
import { requestedLanguage } from '../content.ts';
import { endpoint } from '../endpoint.ts';
import { certificateStates } from './certificate-choices.ts';
import { certifiedCourseSchema } from './certified-course.ts';

const sharingSchema = z.object({
  /** Whether the public page of the serial number names the holder, and whether it tells the grade. */
  shows_name: z.boolean(),
  shows_grade: z.boolean(),
  /** Whether it is on the holder's public profile. */
  is_listed: z.boolean(),
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

const tags = ['certificates'];
const id = z.uuid();
const done = z.object({ done: z.literal(true) });

/** What holders do with their own. */
export const certificates = {
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
