import { z } from 'zod';
import { contentId } from '../content.ts';
import { documentKinds } from './authorship-choices.ts';

/** Names a document, as every endpoint about documents asks for it. */
export const documentShape = z.object({ kind: z.enum(documentKinds), id: contentId });
export type ContentDocument = z.infer<typeof documentShape>;
