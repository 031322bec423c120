import type { ContentStatus, CourseLevel, LibraryKind } from '@navor/contract';
import type { Language } from '@navor/languages';
import type { ContentFiles } from '../content/files/content-files.ts';
import { isError } from '../content/files/problem.ts';
import { rendererEdition } from '../content/markdown/renderer-edition.ts';
import { findLibraryReferences } from '../modules/library/content/library-references.ts';
import { prepareLibrary } from '../modules/library/content/prepare-library.ts';
import { saveLibrary } from '../modules/library/content/save-library.ts';
import type { Services } from '../platform/services.ts';
import { type ContentChanges, saveSound } from './sample-content.ts';
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
  const said = (text: string) => Object.fromEntries(languages.map((each) => [each, `${text} ${each}`]));
  await database.query(
    `INSERT INTO themes (id, position, title, summary) VALUES ($1, 1, $2, $3) ON CONFLICT DO NOTHING`,
    [theme, said(theme), said(`summary of ${theme}`)],
  );
  for (const tag of tags) {
    await database.query(`INSERT INTO library_tags (id, title) VALUES ($1, $2) ON CONFLICT DO NOTHING`, [
      tag,
      said(tag),
    ]);
  }
  await database.query(
    `INSERT INTO library_items (id, theme_id, status, kind, level, tags, title, summary, related, lessons, sources,
       languages, content_hash, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, '[{"title": "A book"}]', $11, 'sample', now() - $12 * interval '1 day')`,
    [
      ...[id, theme, status, kind, level, tags, { ...said(id), ...titles }, said(`summary of ${id}`)],
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
  await saveSound(services);
  const prepared = await prepareLibrary(sampleLibraryFiles(changes), await findLibraryReferences(services.db));
  const fault = prepared.problems.find(isError);
  if (fault) throw new Error(`${fault.path}:${fault.line} ${fault.message}`);
  return saveLibrary(services, prepared);
}

/** The files of two items without any fault, for tests to break: an article, `ohmov-zakon`, and a table, `upornosti`. */
export function sampleLibraryFiles(changes: ContentChanges = {}): ContentFiles {
  const files = new Map(Object.entries(sample).map(([path, text]) => [path, Buffer.from(text)]));
  for (const [path, text] of Object.entries(changes)) {
    if (text === null) files.delete(path);
    else files.set(path, Buffer.from(text));
  }
  return files;
}

/** One of the files with a piece of it replaced. */
export function sampleLibraryFile(path: string, piece = '', replacement = ''): string {
  const text = sample[path];
  if (!text?.includes(piece)) throw new Error(`"${piece}" is not in ${path}`);
  // As a function, since $$ would stand for $ otherwise.
  return text.replace(piece, () => replacement);
}

const tags = `vezja:
  sl: vezja
  en: circuits
  de: Schaltungen
vodniki:
  sl: vodniki
  en: conductors
  de: Leiter
`;

const law = `theme: elektrika
status: published
kind: article
level: beginner
tags:
  - vezja
title:
  sl: Ohmov zakon
  en: Ohm's law
  de: Ohmsches Gesetz
summary:
  sl: Zveza med napetostjo in tokom.
  en: How voltage and current belong together.
  de: Wie Spannung und Strom zusammenhängen.
related:
  - upornosti
lessons:
  - course: osnove
    lesson: tok
sources:
  - title: Tehniški priročnik, 2. poglavje
  - title: SI Brochure
    url: https://www.bipm.org/en/publications/si-brochure
`;

const resistivities = `theme: elektrika
status: published
kind: table
level: intermediate
tags:
  - vodniki
  - vezja
title:
  sl: Specifične upornosti
  en: Resistivities
  de: Spezifische Widerstände
summary:
  sl: Upornosti kovin.
  en: Resistivities of metals.
  de: Widerstände von Metallen.
sources:
  - title: Tehniški priročnik, 5. poglavje
`;

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32">
  <line x1="0" y1="16" x2="64" y2="16" stroke="currentColor" stroke-width="2"/>
</svg>
`;

const ohm = (words: {
  see: string;
  line: string;
  why: string;
}) => `$U = R I$: [${words.see}](upornosti), [1](../osnove/tok).

![${words.line}](figures/upor.svg "${words.line}")

## ${words.why}

${words.line}: $U = R I$.
`;

const metals = (words: { caption: string; metal: string; copper: string; silver: string }) => `${words.caption}.

\`\`\`table
src: tables/kovine.csv
caption: ${words.caption}
columns:
  metal: { name: ${words.metal}, values: { copper: ${words.copper}, silver: ${words.silver} } }
  rho: { name: $\\rho$, unit: Ω·mm²/m }
\`\`\`
`;

const sample: Record<string, string> = {
  'library/tags.yaml': tags,
  'library/ohmov-zakon/item.yaml': law,
  'library/ohmov-zakon/figures/upor.svg': drawing,
  'library/ohmov-zakon/text.sl.md': ohm({ see: 'glejte', line: 'Upor', why: 'Zakaj' }),
  'library/ohmov-zakon/text.en.md': ohm({ see: 'see', line: 'A resistor', why: 'Why' }),
  'library/ohmov-zakon/text.de.md': ohm({ see: 'siehe', line: 'Ein Widerstand', why: 'Warum' }),
  'library/upornosti/item.yaml': resistivities,
  'library/upornosti/tables/kovine.csv': 'metal,rho\ncopper,0.0178\nsilver,0.0159\n',
  'library/upornosti/text.sl.md': metals({ caption: 'Kovine', metal: 'Kovina', copper: 'baker', silver: 'srebro' }),
  'library/upornosti/text.en.md': metals({ caption: 'Metals', metal: 'Metal', copper: 'copper', silver: 'silver' }),
  'library/upornosti/text.de.md': metals({ caption: 'Metalle', metal: 'Metall', copper: 'Kupfer', silver: 'Silber' }),
};
