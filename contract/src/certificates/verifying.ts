import { z } from 'zod';
import { requestedLanguage } from '../content.ts';
import { endpoint } from '../endpoint.ts';
import { verificationStates } from './certificate-choices.ts';
import { certifiedCourseSchema } from './certified-course.ts';

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
      /** What its holder has learned, in the language of the course; none on one that does not stand any more. */
      outcomes: z.array(z.string()),
      hours: z.number().int(),
      grade_percent: z.number().int().nullable(),
      completed_at: z.date(),
      issued_at: z.date(),
      ended_at: z.date().nullable(),
      /** Of the picture, for its address: another one as soon as the picture shows something else. */
      preview_version: z.string(),
    })
    .nullable(),
});
export type Verification = z.infer<typeof verificationSchema>;

const tags = ['certificates'];
const open = { access: 'public' } as const;
const serial = z.string().min(1).max(60);

/** What anybody may know of somebody's certificates. */
export const verifying = {
  verify: endpoint
    .meta(open)
    .route({ method: 'GET', path: '/verify/{serial}', summary: 'Whether a certificate is genuine', tags })
    .input(z.object({ serial, ...requestedLanguage }))
    .output(verificationSchema),
  /** For previews of links: shows no more than the page does. */
  preview: endpoint
    .meta(open)
    .route({ method: 'GET', path: '/verify/{serial}/preview', summary: 'A picture of a certificate', tags })
    /** Whichever version is asked for, the picture is the present one; caches may keep it under the address of its own alone. */
    .input(z.object({ serial, version: z.string().max(40).optional(), ...requestedLanguage }))
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
