import { z } from 'zod';
import { translatedSummary, translatedTitle } from '../../../content/files/content-shapes.ts';

/** How `page.yaml` looks. The order of the keys is the order in which they are written. */
export const pageShape = z.strictObject({ title: translatedTitle, summary: translatedSummary });
export type PageFile = z.infer<typeof pageShape>;
