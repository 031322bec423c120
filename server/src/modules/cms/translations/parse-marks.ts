import { z } from 'zod';
import type { TranslationMark } from '../../../content/translations/translation-marks.ts';

/** A text of the greatest length, written five times anew, has fewer. */
const mostMarks = 20_000;

const marksShape = z.array(z.object({ own: z.string().max(64), source: z.string().max(64), source_text: z.string() }));

/** Undefined for a file that says something else. */
export function parseMarks(bytes: Uint8Array): TranslationMark[] | undefined {
  try {
    const listed: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'));
    // The shape would tell what is wrong with each of a million.
    if (!Array.isArray(listed) || listed.length > mostMarks) return undefined;
    return marksShape.parse(listed).map(({ own, source, source_text }) => ({ own, source, sourceText: source_text }));
  } catch {
    return undefined;
  }
}
