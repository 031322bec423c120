import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type ContentFiles, readContentFiles } from '../../../content/files/content-files.ts';
import { insertSampleCourse } from '../../../test-support/sample-course.ts';
import { sampleCourseFiles } from '../../../test-support/sample-course-files.ts';
import type { ContentChanges } from '../../../test-support/sample-files.ts';
import { sampleLibraryFile, sampleLibraryFiles, saveSampleLibrary } from '../../../test-support/sample-library.ts';
import { starterFolder, starterTexts } from '../../../test-support/starter-content.ts';
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { courseReferencesIn, coursesContent, withCourseReferences } from '../../courses/index.ts';
import { exportLibrary } from './export-library.ts';
import { libraryContent } from './library-content.ts';
import { noLibraryReferences } from './library-references.ts';
import { prepareLibrary } from './prepare-library.ts';
import { saveLibrary } from './save-library.ts';

const law = 'library/ohmov-zakon/item.yaml';
const tags = 'library/tags.yaml';
const german = 'library/ohmov-zakon/text.de.md';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const table of ['library_items', 'library_tags', 'courses', 'themes']) {
    await server.database.query(`DELETE FROM ${table}`);
  }
});

const save = (changes?: ContentChanges) => saveSampleLibrary(server.services, changes);
const soundPlaces = () => courseReferencesIn(sampleCourseFiles());
const rows = (columns: string) => server.database.query(`SELECT ${columns} FROM library_items ORDER BY id`);

async function expectExported(files: ContentFiles): Promise<void> {
  const exported = await exportLibrary(server.services);
  expect([...exported.keys()].sort()).toEqual([...files.keys()].sort());
  for (const [path, bytes] of files) expect(exported.get(path)?.toString('utf8'), path).toBe(bytes.toString('utf8'));
}

it('has no fault in the starter library, which comes out of the database as it went in', async () => {
  const places = courseReferencesIn(await readContentFiles(starterFolder, coursesContent.paths));
  const files = await readContentFiles(starterFolder, libraryContent.paths);
  const prepared = await prepareLibrary(files, withCourseReferences(noLibraryReferences, places), await starterTexts());
  expect(prepared.problems).toEqual([]);
  for (const theme of places.themeIds) await insertSampleCourse(server.database, { id: `tema-${theme}`, theme });
  await saveLibrary(server.services, prepared);
  await expectExported(files);
}, 300_000);

it('comes out of the database byte for byte, and loads again without a change', async () => {
  expect(await save()).toEqual({ saved: ['ohmov-zakon', 'upornosti'], unchanged: [] });
  await expectExported(sampleLibraryFiles());
  const before = await rowVersions();
  expect(await save()).toEqual({ saved: [], unchanged: ['ohmov-zakon', 'upornosti'] });
  expect(await rowVersions()).toEqual(before);
});

it('keeps keywords in their order, in whatever languages there are some', async () => {
  const keywords = 'keywords:\n  sl:\n    - žica\n    - električna žica\n  de:\n    - "230"\n    - Draht\nrelated:';
  const changes = { [law]: sampleLibraryFile(law, 'related:', keywords) };
  const files = sampleLibraryFiles(changes);
  const { problems } = await prepareLibrary(files, withCourseReferences(noLibraryReferences, soundPlaces()));
  expect(problems).toEqual([]);
  await save(changes);
  await expectExported(files);
  expect((await save(changes)).saved).toEqual([]);
  expect((await save()).saved).toEqual(['ohmov-zakon']);
  await expectExported(sampleLibraryFiles());
});

it('changes the item that changed, and when it was changed, but not when it was new', async () => {
  await save();
  await server.database.query(`UPDATE library_items SET created_at = '2026-01-01', updated_at = '2026-01-01'`);
  expect((await save({ [law]: sampleLibraryFile(law, 'level: beginner', 'level: advanced') })).saved).toEqual([
    'ohmov-zakon',
  ]);
  expect(await rows(`level, created_at < '2026-01-02' AS is_old, updated_at < '2026-01-02' AS is_unchanged`)).toEqual([
    { level: 'advanced', is_old: true, is_unchanged: false },
    { level: 'intermediate', is_old: true, is_unchanged: true },
  ]);
});

it('loads once when several load at once', async () => {
  const reports = await Promise.all([save(), save(), save()]);
  expect(reports.map(({ saved }) => saved.length).sort()).toEqual([0, 0, 2]);
});

it.each([
  ['its title', { [law]: sampleLibraryFile(law, '  de: Ohmsches Gesetz\n') }],
  ['its summary', { [law]: sampleLibraryFile(law, '  de: Wie Spannung und Strom zusammenhängen.\n') }],
  ['its text', { [german]: null }],
])('is not wholly in a language that lacks %s', async (_, changes) => {
  await save();
  expect(await rows('languages')).toContainEqual({ languages: ['sl', 'en', 'de'] });
  await save(changes);
  expect((await rows('languages'))[0]).toEqual({ languages: ['sl', 'en'] });
});

it('leaves items alone that are not among the files, with their tags', async () => {
  await save();
  const without = Object.fromEntries(
    [...sampleLibraryFiles().keys()]
      .filter((path) => path.startsWith('library/upornosti/'))
      .map((path) => [path, null]),
  );
  const lawAlone = sampleLibraryFile(tags).replace(/^vodniki:.*/ms, '');
  await save({ ...without, [tags]: lawAlone });
  await expectExported(sampleLibraryFiles());
});

it('forgets tags that left with all that had them', async () => {
  const other = `${sampleLibraryFile(tags)}zice:\n  sl: žice\n  en: wires\n  de: Drähte\n`;
  await save({ [tags]: other });
  expect((await exportLibrary(server.services)).get(tags)?.toString('utf8')).toBe(other);
  await save();
  await expectExported(sampleLibraryFiles());
});

it('keeps bookmarks and readers of an item that changes', async () => {
  await save();
  await server.signUp({ email: 'ana@example.com' });
  await server.database.query(`INSERT INTO library_bookmarks (user_id, item_id) SELECT id, 'ohmov-zakon' FROM users;
    INSERT INTO library_reads (item_id, day, readers) VALUES ('ohmov-zakon', current_date, 1)`);
  await save({ [law]: sampleLibraryFile(law, 'status: published', 'status: draft') });
  await save();
  expect(await server.database.query('SELECT FROM library_bookmarks JOIN library_reads USING (item_id)')).toHaveLength(
    1,
  );
});

/** Which version each row is: a row that was written anew has another one, whatever it holds. */
function rowVersions() {
  return server.database.query(`
    SELECT 'item' AS kind, id, xmin::text FROM library_items
    UNION ALL SELECT 'tag', id, xmin::text FROM library_tags
    UNION ALL SELECT 'text', item_id || language, xmin::text FROM library_texts
    UNION ALL SELECT 'file', item_id || path, xmin::text FROM library_files
    ORDER BY kind, id`);
}
