import { z } from 'zod';
import { translated } from '../../../content/files/content-shapes.ts';

/** How `page.yaml` looks. The order of the keys is the order in which they are written. */
export const pageShape = z.strictObject({ title: translated, summary: translated });
export type PageFile = z.infer<typeof pageShape>;
