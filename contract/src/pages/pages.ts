import { languageShape } from '@navor/languages/shapes';
import { z } from 'zod';
import { bodyPartSchema, headingSchema } from '../body.ts';
import { requestedLanguage } from '../content.ts';
import { endpoint } from '../endpoint.ts';
import { pageIds } from './page-choices.ts';

export const pageSchema = z.object({
  id: z.enum(pageIds),
  title: z.string(),
  summary: z.string(),
  /** The language that the texts are in: not the one asked for where a translation is missing. */
  language: languageShape,
  body: z.array(bodyPartSchema),
  contents: z.array(headingSchema),
  updated_at: z.date(),
});
export type Page = z.infer<typeof pageSchema>;

export const pages = {
  get: endpoint
    .meta({ access: 'public' })
    .route({
      method: 'GET',
      path: '/pages/{pageId}',
      summary: 'A page about the installation, to read',
      tags: ['pages'],
    })
    .input(z.object({ pageId: z.enum(pageIds), ...requestedLanguage }))
    .output(pageSchema),
};
