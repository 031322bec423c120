import { languageShape } from '@navor/languages/shapes';
import { z } from 'zod';

/** What the course was when it was completed: it may be another one by now, or gone. */
export const certifiedCourseSchema = z.object({
  id: z.string(),
  title: z.string(),
  language: languageShape,
  theme: z.object({ id: z.string(), title: z.string() }),
  /** Markup of its picture, safe to be shown; null where it had none. */
  drawing: z.string().nullable(),
});
