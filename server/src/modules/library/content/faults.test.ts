import { expect, it } from 'vitest';
import { sampleCourseFiles } from '../../../test-support/sample-course-files.ts';
import { sampleLibraryFile, sampleLibraryFiles } from '../../../test-support/sample-library.ts';
import { courseReferencesIn, withCourseReferences } from '../../courses/index.ts';
import { noLibraryReferences } from './library-references.ts';
import { prepareLibrary } from './prepare-library.ts';

const tags = 'library/tags.yaml';
const law = 'library/ohmov-zakon/item.yaml';
const text = 'library/ohmov-zakon/text.sl.md';
const table = 'library/upornosti/text.sl.md';
const csv = 'library/upornosti/tables/kovine.csv';

const sound = () => withCourseReferences(noLibraryReferences, courseReferencesIn(sampleCourseFiles()));
const inFile = (path: string, piece: string, replacement = '') => ({
  [path]: sampleLibraryFile(path, piece, replacement),
});
const withKeywords = (keywords: string) => inFile(law, 'related:', `keywords:\n${keywords}\nrelated:`);
const inText = (replacement: string) => inFile(text, '[glejte](upornosti)', replacement);

it('finds nothing wrong with sound items', async () => {
  expect((await prepareLibrary(sampleLibraryFiles(), sound())).problems).toEqual([]);
});

type Fault = { path: string; line: number; rule: string; severity: 'error' | 'warning' };
const error = (path: string, at: number, rule: string): Fault => ({ path, line: at, rule, severity: 'error' });
const warning = (path: string, at: number, rule: string): Fault => ({ path, line: at, rule, severity: 'warning' });

const faults: [string, Record<string, string | null>, Fault][] = [
  [
    'an id that is none',
    { 'library/Vzorec/item.yaml': sampleLibraryFile(law) },
    error('library/Vzorec/item.yaml', 1, 'id'),
  ],
  ['an unknown theme', inFile(law, 'theme: elektrika', 'theme: druga'), error(law, 1, 'unknown-theme')],
  ['an unknown tag', inFile(law, '- vezja', '- druga'), error(law, 6, 'unknown-tag')],
  ['a tag that is listed twice', inFile(law, '  - vezja\n', '  - vezja\n  - vezja\n'), error(law, 7, 'id')],
  ['an unknown kind', inFile(law, 'kind: article', 'kind: poem'), error(law, 3, 'shape')],
  ['an unknown field', inFile(law, 'level:', 'author: Ana\nlevel:'), error(law, 1, 'shape')],
  ['a related item that is not there', inFile(law, '- upornosti', '- nikjer'), error(law, 16, 'unknown-item')],
  ['an item related to itself', inFile(law, '- upornosti', '- ohmov-zakon'), error(law, 16, 'related-to-itself')],
  ['a keyword that is listed twice', withKeywords('  en:\n    - amps\n    - Amps'), error(law, 18, 'shape')],
  ['a keyword of one letter', withKeywords('  sl:\n    - U'), error(law, 17, 'shape')],
  ['a keyword without end', withKeywords(`  sl:\n    - ${'u'.repeat(61)}`), error(law, 17, 'shape')],
  [
    'too many keywords',
    withKeywords(`  sl:\n${Array.from({ length: 21 }, (_, place) => `    - beseda ${place}`).join('\n')}`),
    error(law, 16, 'shape'),
  ],
  ['a list without keywords', withKeywords('  sl: []'), error(law, 16, 'shape')],
  ['keywords in no language of ours', withKeywords('  fr:\n    - loi'), error(law, 15, 'shape')],
  ['keywords that are none', withKeywords('  {}'), warning(law, 1, 'format')],
  ['an unknown course', inFile(law, 'course: osnove', 'course: nikjer'), error(law, 18, 'unknown-course')],
  ['an unknown lesson', inFile(law, 'lesson: tok', 'lesson: nikjer'), error(law, 18, 'unknown-lesson')],
  [
    'an item without sources',
    { [law]: sampleLibraryFile(law).replace(/^sources:.*/ms, '') },
    error(law, 1, 'no-source'),
  ],
  ['a source that is no address', inFile(law, 'https://www', 'javascript:www'), error(law, 23, 'shape')],
  ['a missing Slovenian text', { [text]: null }, error(law, 1, 'missing-translation')],
  ['a missing text', { 'library/ohmov-zakon/text.de.md': null }, warning(law, 1, 'missing-translation')],
  ['a missing short text', inFile(law, '  de: Ohmsches Gesetz\n'), warning(law, 7, 'missing-translation')],
  ['a missing name of a tag', inFile(tags, '  de: Leiter\n'), warning(tags, 5, 'missing-translation')],
  [
    'a text that is named otherwise',
    { 'library/ohmov-zakon/text.fr.md': 'Oui.\n' },
    error('library/ohmov-zakon/text.fr.md', 1, 'file-name'),
  ],
  [
    'a folder without an item',
    { 'library/prazna/text.sl.md': 'Nič.\n' },
    error('library/prazna/text.sl.md', 1, 'stray-file'),
  ],
  [
    'a drawing that nothing shows',
    { 'library/upornosti/figures/upor.svg': '<svg/>' },
    warning('library/upornosti/figures/upor.svg', 1, 'unused-file'),
  ],
  [
    'a table that nothing shows',
    { 'library/upornosti/tables/druga.csv': 'a\n1\n' },
    warning('library/upornosti/tables/druga.csv', 1, 'unused-file'),
  ],
  [
    'a file that cannot be shown',
    { 'library/upornosti/tables/kovine.xlsx': 'x' },
    warning('library/upornosti/tables/kovine.xlsx', 1, 'file-format'),
  ],
  ['a table without its file', { [csv]: null }, error(table, 4, 'missing-file')],
  ['a table that is not UTF-8', { [csv]: 'metal\0' }, error(csv, 1, 'character')],
  ['a text that is empty', { [text]: '\n' }, error(text, 1, 'empty-text')],
  ['a link to no item', inText('[glejte](nikjer)'), error(text, 1, 'broken-link')],
  ['a link to no lesson', inText('[glejte](../osnove/nikjer)'), error(text, 1, 'broken-link')],
  ['a link to no course', inText('[glejte](../nikjer)'), error(text, 1, 'broken-link')],
  ['a link out of the content', inText('[glejte](../../etc/passwd)'), error(text, 1, 'broken-link')],
  [
    'a warning in one language only',
    inFile(text, '## Zakaj', ':::warning\nPazite.\n:::\n\n## Zakaj'),
    error('library/ohmov-zakon/text.de.md', 1, 'missing-call-out'),
  ],
  ['HTML', inText('<b>glejte</b>'), error(text, 1, 'html')],
  [
    'a label that the page has',
    inFile(text, '## Zakaj', '$$ #sources\nU\n$$\n\n## Zakaj'),
    error(text, 5, 'duplicate-label'),
  ],
  ['broken YAML', inFile(law, 'level: beginner', 'level: [beginner'), error(law, 5, 'yaml')],
  ['another form than an export has', inFile(law, 'level: beginner', 'level:   beginner'), warning(law, 1, 'format')],
];

it.each(faults)('finds %s, by file and line', async (_, changes, fault) => {
  const { problems } = await prepareLibrary(sampleLibraryFiles(changes), sound());
  const found = problems.map(({ path, line, rule, severity }) => ({ path, line, rule, severity }));
  expect(found).toContainEqual(fault);
  for (const problem of problems) expect(problem.message).toMatch(/\w/);
});

it('finds links to drafts, which readers cannot follow', async () => {
  const draft = inFile('library/upornosti/item.yaml', 'status: published', 'status: draft');
  const { problems } = await prepareLibrary(sampleLibraryFiles(draft), sound());
  expect(problems.map(({ rule }) => rule)).toEqual(['broken-link', 'broken-link', 'broken-link']);
  const course = sound();
  const closed = { ...course, courses: course.courses.map((each) => ({ ...each, status: 'draft' as const })) };
  expect((await prepareLibrary(sampleLibraryFiles(), closed)).problems.map(({ rule }) => rule)).toEqual([
    ...['broken-link', 'broken-link', 'broken-link'],
  ]);
});

it('leans on tags and items that are there already', async () => {
  const files = sampleLibraryFiles({ [tags]: null });
  for (const path of files.keys()) if (path.startsWith('library/upornosti/')) files.delete(path);
  const known = {
    ...sound(),
    tagIds: ['vezja'],
    items: [{ id: 'upornosti', status: 'published' as const }],
  };
  expect((await prepareLibrary(files, known)).problems).toEqual([]);
});
