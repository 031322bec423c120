import type { Language } from '@navor/languages';
import type { TestDatabase } from './test-database.ts';

/** A theme straight in the tables; one that is there already stays as it is. */
export async function insertSampleTheme(database: TestDatabase, id: string, languages: Language[]): Promise<void> {
  await database.query(
    `INSERT INTO themes (id, position, title, summary) VALUES ($1, 1, $2, $3) ON CONFLICT DO NOTHING`,
    [id, sampleTexts(id, languages), sampleTexts(`summary of ${id}`, languages)],
  );
}

/** A text in each of these languages: `tok sl`, `tok en`. */
export function sampleTexts(text: string, languages: Language[]): Record<string, string> {
  return Object.fromEntries(languages.map((language) => [language, `${text} ${language}`]));
}
