import type { ContentStatus, CourseLevel, LibraryKind } from '@navor/contract';
import type { Language } from '@navor/languages';
import { rendererEdition } from '../content/markdown/renderer-edition.ts';
import { findLibraryReferences } from '../modules/library/content/library-references.ts';
import { prepareLibrary } from '../modules/library/content/prepare-library.ts';
import { saveLibrary } from '../modules/library/content/save-library.ts';
import type { Services } from '../platform/services.ts';
import { saveSampleCourse } from './sample-course-files.ts';
import { type ContentChanges, readSampleFolder, refuseFaults, sampleFiles } from './sample-files.ts';
import { insertSampleTheme, sampleTexts } from './sample-theme.ts';
import type { TestDatabase } from './test-database.ts';

type SampleItem = {
  id: string;
  theme?: string;
  status?: ContentStatus;
  kind?: LibraryKind;
  level?: CourseLevel;
  tags?: string[];
  /** Languages that all of the item exists in; Slovenian always does. */
  languages?: Language[];
  /** Instead of those made up from its id. */
  titles?: Partial<Record<Language, string>>;
  related?: string[];
  lessons?: { course: string; lesson: string }[];
  /** Days ago. */
  age?: number;
};

/** An item straight in the tables, with its theme and tags, for tests that concern the library but not its files. */
export async function insertSampleItem(database: TestDatabase, sample: SampleItem): Promise<void> {
  const { id, theme = 'vzorci', status = 'published', kind = 'article', level = 'beginner', tags = [] } = sample;
  const { languages = ['sl', 'en', 'de'], titles = {}, related = [], lessons = [], age = 0 } = sample;
  const translated = (text: string) => sampleTexts(text, languages);
  await insertSampleTheme(database, theme, languages);
  for (const tag of tags) {
    await database.query(`INSERT INTO library_tags (id, title) VALUES ($1, $2) ON CONFLICT DO NOTHING`, [
      tag,
      translated(tag),
    ]);
  }
  await database.query(
    `INSERT INTO library_items (id, theme_id, status, kind, level, tags, title, summary, related, lessons, sources,
       languages, content_hash, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, '[{"title": "A book"}]', $11, 'sample', now() - $12 * interval '1 day')`,
    [
      ...[id, theme, status, kind, level, tags, { ...translated(id), ...titles }, translated(`summary of ${id}`)],
      ...[JSON.stringify(related), JSON.stringify(lessons), JSON.stringify(languages), age],
    ],
  );
  await database.query(
    `INSERT INTO library_texts (item_id, language, source, body, contents, renderer_edition)
     SELECT $1, language, 'source of ' || $1, jsonb_build_array(jsonb_build_object('kind', 'html', 'html', bodies.html)),
            '[{"id": "naslov", "text": "Naslov", "level": 2}]', $3
     FROM unnest($2::text[]) AS language, LATERAL (SELECT '<p>body of ' || $1 || ' ' || language || '</p>' AS html) AS bodies`,
    [id, languages, rendererEdition],
  );
}

/** Saves the sample course `osnove` and the items below as loading does. */
export async function saveSampleLibrary(services: Services, changes?: ContentChanges) {
  await saveSampleCourse(services);
  const prepared = await prepareLibrary(sampleLibraryFiles(changes), await findLibraryReferences(services.db));
  refuseFaults(prepared.problems);
  return saveLibrary(services, prepared);
}

/** An article, `ohmov-zakon`, and a table, `upornosti`; one of their files. */
export const { all: sampleLibraryFiles, edited: sampleLibraryFile } = sampleFiles(readSampleFolder('library'));
