import { expect, it } from 'vitest';
import { sampleCourseFile, sampleCourseFiles } from '../../../test-support/sample-course-files.ts';
import { prepareCourses } from './prepare-courses.ts';

const course = 'courses/osnove/course.yaml';
const tok = 'courses/osnove/lessons/tok.sl.md';
const napetost = 'courses/osnove/lessons/napetost.sl.md';
const napetostInGerman = 'courses/osnove/lessons/napetost.de.md';
const picture = 'courses/osnove/drawing.svg';
const line = 'Napetost je $U$.';
const inLesson = (text: string) => ({ [napetost]: sampleCourseFile(napetost, line, text) });
const withKeywords = (keywords: string) => ({
  [tok]: sampleCourseFile(tok, '\n---\n', `\nkeywords:${keywords}\n---\n`),
});
const inCourse = (piece: string, replacement: string) => ({ [course]: sampleCourseFile(course, piece, replacement) });

const aliases = `author: &a [x, x, x, x, x, x, x, x, x]
x-1: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a]
x-2: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b]
x-3: [*c, *c, *c, *c, *c, *c, *c, *c, *c]`;

it('finds nothing wrong with sound content', async () => {
  expect((await prepareCourses(sampleCourseFiles())).problems).toEqual([]);
});

type Fault = { path: string; line: number; rule: string; severity: 'error' | 'warning' };
const error = (path: string, at: number, rule: string): Fault => ({ path, line: at, rule, severity: 'error' });
const warning = (path: string, at: number, rule: string): Fault => ({ path, line: at, rule, severity: 'warning' });

const faults: [string, Record<string, string | null>, Fault][] = [
  ['a missing text alternative', inLesson('![](figures/crta.svg)'), error(napetost, 6, 'alt-text')],
  ['a missing figure', inLesson('![Risba](figures/ni.svg)'), error(napetost, 6, 'missing-file')],
  ['a link to no lesson', inLesson('Glejte [tam](nikjer).'), error(napetost, 6, 'broken-link')],
  ['a link to no course', inLesson('Glejte [tam](../nikjer).'), error(napetost, 6, 'broken-link')],
  ['a link to no item of the library', inLesson('Glejte [tam](/library/nikjer).'), error(napetost, 6, 'broken-link')],
  [
    'a warning in one language only',
    inLesson(':::warning\nPazite.\n:::'),
    error(napetostInGerman, 6, 'missing-call-out'),
  ],
  ['a link out of the content', inLesson('Glejte [tam](../../etc/passwd).'), error(napetost, 6, 'broken-link')],
  ['a reference to no formula', inLesson('Po [(#)](#ni).'), error(napetost, 6, 'broken-reference')],
  ['a link that is no address', inLesson('[x](javascript:alert(1))'), error(napetost, 6, 'unsafe-link')],
  ['a formula that cannot be read', inLesson('Torej $\\frac{1}{$.'), error(napetost, 6, 'formula')],
  ['an unbalanced formula', inLesson('Torej $U = R I.'), error(napetost, 6, 'unbalanced-formula')],
  ['HTML', inLesson('Prva.\n\n<b>Druga</b>'), error(napetost, 8, 'html')],
  ['an unknown call-out', inLesson(':::joke\nHa.\n:::'), error(napetost, 6, 'unknown-block')],
  ['a first-level heading', inLesson('# Naslov\n\nBesedilo.'), error(napetost, 6, 'heading-level')],
  ['an empty lesson', inLesson(''), error(napetost, 4, 'empty-text')],
  ['an unknown unit', inLesson(formula({ unit: 'V', other: 'flux' })), error(napetost, 10, 'unknown-unit')],
  ['a formula whose dimensions differ', inLesson(formula({ unit: 'A' })), error(napetost, 7, 'formula-dimension')],
  ['a missing translation', { 'courses/osnove/lessons/tok.de.md': null }, warning(course, 40, 'missing-translation')],
  ['a missing Slovenian text', { [tok]: null }, error(course, 40, 'missing-translation')],
  ['a missing short translation', inCourse('  de: Grundlagen\n', ''), warning(course, 9, 'missing-translation')],
  ['a lesson without front matter', { [tok]: 'Besedilo.\n' }, error(tok, 1, 'front-matter')],
  ['front matter without a title', { [tok]: sampleCourseFile(tok, 'title: Tok\n') }, error(tok, 2, 'shape')],
  ['a keyword that is listed twice', withKeywords('\n  - amper\n  - Amper'), error(tok, 6, 'shape')],
  ['a keyword of one letter', withKeywords('\n  - I'), error(tok, 5, 'shape')],
  ['a keyword without end', withKeywords(`\n  - ${'i'.repeat(61)}`), error(tok, 5, 'shape')],
  ['keywords that are no list', withKeywords(' amper'), error(tok, 4, 'shape')],
  ['keywords that are none', withKeywords(' []'), warning(tok, 1, 'format')],
  ['broken YAML', inCourse('weeks: 4', 'weeks: [4'), error(course, 7, 'yaml')],
  ['an alias in YAML', { [tok]: sampleCourseFile(tok, 'title: Tok', 'title: *Tok*') }, error(tok, 2, 'yaml')],
  ['many aliases in YAML', inCourse('author: Ana Kovač', aliases), error(course, 9, 'yaml')],
  [
    'YAML nested without end',
    inCourse('weeks: 4', `weeks: ${'['.repeat(9000)}${']'.repeat(9000)}`),
    error(course, 6, 'yaml'),
  ],
  ['a NUL', inLesson('Napetost\nje \0.'), error(napetost, 7, 'character')],
  ['a NUL in YAML', inCourse('Ana Kovač', 'Ana\0'), error(course, 8, 'character')],
  ['an escaped NUL', inCourse('Ana Kovač', '"Ana\\0"'), error(course, 8, 'shape')],
  ['half a character', inCourse('    - Znati', '    - "Znati \\ud800"'), error(course, 23, 'shape')],
  ['a text without end', inLesson('beseda '.repeat(40_000)), error(napetost, 6, 'too-long')],
  ['a text nested without end', inLesson(`${'>'.repeat(3000)} a`), error(napetost, 6, 'too-deep')],
  ['a formula nested without end', inLesson(`Torej $${'{'.repeat(5000)}$.`), error(napetost, 6, 'formula')],
  ['a wrong value', inCourse('level: beginner', 'level: easy'), error(course, 4, 'shape')],
  ['an unknown key', inCourse('weeks: 4', 'weeks: 4\nmonths: 1'), error(course, 1, 'shape')],
  ['an unknown theme', inCourse('theme: elektrika', 'theme: kemija'), error(course, 1, 'unknown-theme')],
  [
    'an unknown prerequisite',
    inCourse('prerequisites: []', 'prerequisites:\n  - nic'),
    error(course, 29, 'unknown-course'),
  ],
  [
    'a course that builds on itself',
    inCourse('prerequisites: []', 'prerequisites:\n  - osnove'),
    error(course, 29, 'prerequisite-circle'),
  ],
  ['two lessons of one name', inCourse('id: napetost', 'id: tok'), error(course, 43, 'id')],
  ['an address of another screen', inCourse('id: napetost', 'id: progress'), error(course, 43, 'id')],
  ['no lesson to try', inCourse('        preview: true\n', ''), error(course, 29, 'preview')],
  ['uneven outcomes', inCourse('    - Know\n', '    - Know\n    - Do\n'), error(course, 21, 'outcomes')],
  [
    'a lesson in no module',
    { 'courses/osnove/lessons/sam.sl.md': sampleCourseFile(tok) },
    error('courses/osnove/lessons/sam.sl.md', 1, 'stray-lesson'),
  ],
  [
    'a file of no lesson',
    { 'courses/osnove/figures/sama.svg': sampleCourseFile('courses/osnove/figures/crta.svg') },
    warning('courses/osnove/figures/sama.svg', 1, 'unused-file'),
  ],
  [
    'a picture of the course with a text in it',
    { [picture]: '<svg viewBox="0 0 240 192"><text>U</text></svg>\n' },
    error(picture, 1, 'course-drawing'),
  ],
  [
    'a picture of the course of another size',
    { [picture]: '<svg viewBox="0 0 24 24"><path d="M0 0h9" /></svg>\n' },
    error(picture, 1, 'course-drawing'),
  ],
  [
    'a picture of the course in a colour of its own',
    { [picture]: '<svg viewBox="0 0 240 192"><path fill="red" d="M0 0h9" /></svg>\n' },
    error(picture, 1, 'course-drawing'),
  ],
  [
    'a picture of a format that is not shown',
    { 'courses/osnove/media/slika.gif': 'GIF' },
    warning('courses/osnove/media/slika.gif', 1, 'file-format'),
  ],
  [
    'a picture among the drawings',
    { 'courses/osnove/figures/slika.png': 'PNG' },
    warning('courses/osnove/figures/slika.png', 1, 'file-format'),
  ],
  [
    'a video that is shown as a picture',
    { ...inLesson('![Film](media/film.mp4)'), 'courses/osnove/media/film.mp4': 'MP4' },
    error(napetost, 6, 'missing-file'),
  ],
  ['a label that is a part of the page', inLesson('Torej:\n\n$$ #notes\nU\n$$'), error(napetost, 8, 'duplicate-label')],
  [
    'a folder without its course',
    { 'courses/nic/lessons/tok.sl.md': sampleCourseFile(tok) },
    error('courses/nic/lessons/tok.sl.md', 1, 'stray-file'),
  ],
  [
    'a language that is none',
    { 'courses/osnove/lessons/tok.xx.md': sampleCourseFile(tok) },
    error('courses/osnove/lessons/tok.xx.md', 1, 'file-name'),
  ],
  ['another form than an export has', inCourse('weeks: 4', 'weeks:   4'), warning(course, 1, 'format')],
];

it.each([
  ['a lesson', napetost, 4],
  ['a course', course, 1],
  ['a theme', 'themes/elektrika.yaml', 1],
  ['a drawing', 'courses/osnove/figures/crta.svg', 1],
])('finds the line of %s that is not UTF-8', async (_, path, linesAbove) => {
  const files = sampleCourseFiles();
  const lines = sampleCourseFile(path).split('\n');
  const before = `${lines.slice(0, linesAbove).join('\n')}\n`;
  const after = lines.slice(linesAbove).join('\n');
  files.set(path, Buffer.concat([Buffer.from(before), Buffer.from([0x4e, 0xe8]), Buffer.from(after)]));
  const { problems } = await prepareCourses(files);
  expect(problems).toContainEqual(expect.objectContaining({ path, line: linesAbove + 1, rule: 'encoding' }));
});

it.each(faults)('finds %s, by file and line', async (_, changes, fault) => {
  const { problems } = await prepareCourses(sampleCourseFiles(changes));
  const found = problems.map(({ path, line: at, rule, severity }) => ({ path, line: at, rule, severity }));
  expect(found).toContainEqual(fault);
  for (const problem of problems) expect(problem.message).toMatch(/\w/);
});

function formula({ unit, other = 'A' }: { unit: string; other?: string }): string {
  return `\`\`\`formula
equation: U = R * I
quantities:
  U: { name: napetost, unit: ${unit}, range: [0 ${unit}, 400 ${unit}], start: 12 ${unit} }
  I: { name: tok, unit: ${other}, range: [0 A, 10 A], start: 1 A }
  R: { name: upornost, unit: Ω, range: [1 Ω, 1 kΩ] }
solve: R
\`\`\``;
}
