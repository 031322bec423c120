import { defaultLanguage } from '@navor/languages';
import { languageShape } from '@navor/languages/shapes';
import { z } from 'zod';

/** What endpoints about authored content have in common. */

/**
 * The language a text is wanted in; where it is missing, the default language comes instead. The answer says so for everything but
 * mere names of themes, modules and courses.
 */
export const requestedLanguage = { language: languageShape.default(defaultLanguage) };

/** Part of an address: whatever does not look like an id of ours leads nowhere. */
export const contentId = z.string().min(1).max(100);
