import { preparePages } from '../modules/pages/content/prepare-pages.ts';
import { savePages } from '../modules/pages/content/save-pages.ts';
import type { Services } from '../platform/services.ts';
import { type ContentChanges, refuseFaults, sampleFiles } from './sample-files.ts';

/** Saves the pages below as loading does. */
export async function saveSamplePages(services: Services, changes?: ContentChanges) {
  const prepared = await preparePages(samplePageFiles(changes));
  refuseFaults(prepared.problems);
  return savePages(services, prepared);
}

const named = (sl: string, en: string, de: string) => `  sl: ${sl}\n  en: ${en}\n  de: ${de}\n`;

/** Two pages, `about` and `terms`; one of their files. */
export const { all: samplePageFiles, edited: samplePageFile } = sampleFiles({
  'pages/about/page.yaml': `title:\n${named('O nas', 'About us', 'Über uns')}summary:\n${named('Kdo smo.', 'Who we are.', 'Wer wir sind.')}`,
  'pages/about/text.sl.md': 'To učilnico vodi {{operator}}.\n\n## Stik\n\n[Pišite nam](contact).\n',
  'pages/about/text.en.md': 'This classroom is run by {{operator}}.\n\n## Contact\n\n[Write to us](contact).\n',
  'pages/about/text.de.md': 'Diesen Lernraum betreibt {{operator}}.\n\n## Kontakt\n\n[Schreiben Sie uns](contact).\n',
  'pages/terms/page.yaml': `title:\n${named('Pogoji', 'Terms', 'Bedingungen')}summary:\n${named('Kaj velja.', 'What holds.', 'Was gilt.')}`,
  'pages/terms/text.sl.md': 'Glejte [O nas](about).\n',
  'pages/terms/text.en.md': 'See [About us](about).\n',
  'pages/terms/text.de.md': 'Siehe [Über uns](about).\n',
});
