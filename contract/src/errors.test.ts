import { languages } from '@navor/languages';
import { createTexts, loadCatalogues } from '@navor/translations';
import { expect, it } from 'vitest';
import { errorCodes } from './errors.ts';

it.each(languages)('says in %s what every error code means', (language) => {
  const texts = createTexts(language, loadCatalogues());
  for (const code of errorCodes) expect(texts.exists(`errors:${code}`), code).toBe(true);
});
