import { z } from 'zod';
import { contentId } from '../content.ts';
import { endpoint } from '../endpoint.ts';
import { auditEntrySchema } from '../system/administration.ts';
import { documentKinds } from './authorship-choices.ts';

/** What was done to content, for those who answer for it. */
export const contentChanges = {
  list: endpoint
    .meta({ access: 'author' })
    .route({
      method: 'GET',
      path: '/content-changes',
      summary: 'What was done to the documents that the caller may edit, newest first; to all for administrators',
      tags: ['authorship'],
    })
    .input(
      z.object({
        kind: z.enum(documentKinds).optional(),
        /** One document alone, together with its kind. */
        id: contentId.optional(),
        page: z.coerce.number().int().min(1).max(10_000).default(1),
      }),
    )
    .output(z.object({ count: z.number().int(), page_count: z.number().int(), entries: z.array(auditEntrySchema) })),
};
