import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { declared } from '../app.ts';
import { sampleCourseFile, sampleCourseFiles } from '../test-support/sample-course-files.ts';
import type { ContentChanges } from '../test-support/sample-files.ts';
import { sampleLibraryFile, sampleLibraryFiles } from '../test-support/sample-library.ts';
import { samplePageFiles } from '../test-support/sample-pages.ts';
import { sampleQuizFile, sampleQuizFiles } from '../test-support/sample-quizzes.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';
import { exportFiles, formatFiles, loadFolder, prepareFiles, readFolder, writeFolder } from './content-folder.ts';
import { loadStarterContent } from './load-starter-content.ts';
import { writeRenderedTexts } from './rendered-texts.ts';

const lesson = 'courses/osnove/lessons/tok.sl.md';
const number = 'quizzes/vzorec/questions/stevilo.yaml';
const quiz = 'quizzes/vzorec/quiz.yaml';
const ofModule = 'quizzes/vzorec-modul/quiz.yaml';
const course = 'courses/osnove/course.yaml';
const item = 'library/ohmov-zakon/item.yaml';
const items = ['ohmov-zakon', 'upornosti'];
const pages = ['about', 'terms'];
const all = ['vzorec', 'vzorec-cas', 'vzorec-modul', 'vzorec-tecaj'];
/** As the paths of their files are sorted. */
const byPath = ['vzorec-cas', 'vzorec-modul', 'vzorec-tecaj', 'vzorec'];

const kinds = declared.contentKinds;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const table of [
    'pages',
    'library_items',
    'library_tags',
    'course_quizzes',
    'quizzes',
    'quiz_topics',
    'courses',
    'themes',
  ]) {
    await server.database.query(`DELETE FROM ${table}`);
  }
});

async function folderWith(
  courses: ContentChanges = {},
  quizzes: ContentChanges = {},
  library: ContentChanges = {},
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'navor-content-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFolder(
    kinds,
    folder,
    new Map([
      ...sampleCourseFiles(courses),
      ...sampleQuizFiles(quizzes),
      ...sampleLibraryFiles(library),
      ...samplePageFiles(),
    ]),
  );
  return folder;
}

const ids = async (table: string) =>
  (await server.database.query<{ id: string }>(`SELECT id FROM ${table} ORDER BY id`)).map(({ id }) => id);

it('brings courses, quizzes, the library and pages in and out again, byte for byte', async () => {
  const folder = await folderWith();
  expect(await loadFolder(server.services, kinds, folder)).toMatchObject({
    ...{ kind: 'loaded', problems: [] },
    reports: [
      { report: { saved: ['osnove'] } },
      { report: { saved: byPath } },
      { report: { saved: items } },
      { report: { saved: pages } },
    ],
  });
  expect(await writeFolder(kinds, folder, await exportFiles(server.services, kinds))).toEqual({ changed: [] });
  expect(await loadFolder(server.services, kinds, folder)).toMatchObject({
    reports: [
      { noun: { one: 'course' }, report: { saved: [], unchanged: ['osnove'] } },
      { noun: { one: 'quiz' }, report: { saved: [], unchanged: byPath } },
      { noun: { one: 'item' }, report: { saved: [], unchanged: items } },
      { noun: { one: 'page' }, report: { saved: [], unchanged: pages } },
    ],
  });
});

it.each([
  ['a lesson', { [lesson]: sampleCourseFile(lesson, 'Tok je $I$', '<script>x</script>') }, {}, {}],
  ['a question', {}, { [number]: sampleQuizFile(number, 'answer: I', 'answer: X') }, {}],
  ['an item', {}, {}, { [item]: sampleLibraryFile(item, 'lesson: tok', 'lesson: nikjer') }],
])('loads nothing of a folder with a fault in %s', async (_, courses, quizzes, library) => {
  const folder = await folderWith(courses, quizzes, library);
  expect(await loadFolder(server.services, kinds, folder)).toMatchObject({ kind: 'refused' });
  expect([...(await ids('courses')), ...(await ids('quizzes')), ...(await ids('library_items'))]).toEqual([]);
});

it('finds files that lean on nothing faulty, since they have to stand on their own', async () => {
  for (const files of [sampleQuizFiles(), sampleLibraryFiles()]) {
    const { problems } = await prepareFiles(kinds, files);
    expect(problems.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['unknown-theme', 'unknown-course']));
  }
});

it('loads quizzes of a course that is there already', async () => {
  await loadFolder(server.services, kinds, await folderWith());
  await server.database.query('DELETE FROM quizzes');
  const folder = await mkdtemp(join(tmpdir(), 'navor-content-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFolder(kinds, folder, sampleQuizFiles());
  expect(await loadFolder(server.services, kinds, folder)).toMatchObject({
    kind: 'loaded',
    reports: [{}, { report: { saved: byPath } }, {}, {}],
  });
});

it('loads items that lean on courses and items that are there already', async () => {
  await loadFolder(server.services, kinds, await folderWith());
  await server.database.query(`DELETE FROM library_items WHERE id = 'ohmov-zakon'`);
  const folder = await mkdtemp(join(tmpdir(), 'navor-content-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const alone = [...sampleLibraryFiles()].filter(([path]) => path.startsWith('library/ohmov-zakon/'));
  await writeFolder(kinds, folder, new Map(alone));
  expect(await loadFolder(server.services, kinds, folder)).toMatchObject({
    ...{ kind: 'loaded', reports: [{}, {}, { report: { saved: ['ohmov-zakon'] } }, {}] },
  });
});

describe('a link from a lesson to an item of the library', () => {
  const linked = {
    [lesson]: sampleCourseFile(lesson, 'Tok je $I$', 'Tok je $I$, [zakon](/library/ohmov-zakon#zakaj)'),
  };
  const draft = { [item]: sampleLibraryFile(item, 'status: published', 'status: draft') };
  const broken = [{ path: lesson, rule: 'broken-link' }];

  it('is sound where the item comes along, although items are loaded after lessons', async () => {
    const report = await loadFolder(server.services, kinds, await folderWith(linked));
    expect(report).toMatchObject({ kind: 'loaded', problems: [] });
  });

  it('is sound where the item is there already', async () => {
    await loadFolder(server.services, kinds, await folderWith());
    const alone = sampleCourseFiles(linked);
    expect(await prepareFiles(kinds, alone, { db: server.services.db })).toMatchObject({ problems: [] });
    expect((await prepareFiles(kinds, alone)).problems).toMatchObject(broken);
  });

  it('leads nowhere while nobody can open the item', async () => {
    const report = await loadFolder(server.services, kinds, await folderWith(linked, {}, draft));
    expect(report).toMatchObject({
      kind: 'refused',
      problems: expect.arrayContaining([expect.objectContaining(broken[0])]),
    });
  });
});

it('formats what it can read, and leaves the rest as it is', async () => {
  const folder = await folderWith(
    {},
    {
      [quiz]: sampleQuizFile(quiz, 'passing: 50', 'passing:   50 # half'),
      [number]: sampleQuizFile(number, 'points: 2', 'points: [2'),
    },
    { [item]: sampleLibraryFile(item, 'level: beginner', 'level:   beginner') },
  );
  const { formatted, problems } = formatFiles(kinds, await readFolder(kinds, folder));
  expect(problems).toMatchObject([{ path: number, rule: 'yaml' }]);
  expect(await writeFolder(kinds, folder, formatted)).toEqual({ changed: [item, quiz] });
  expect((await readFolder(kinds, folder)).get(quiz)?.toString('utf8')).toBe(sampleQuizFile(quiz));
});

describe('at the first start', () => {
  const begin = async (folder: string) => {
    let isTold = false;
    await loadStarterContent(server.services, kinds, folder, () => {
      isTold = true;
    });
    return isTold;
  };

  it('loads all of it, once', async () => {
    const folder = await folderWith();
    expect(await begin(folder)).toBe(true);
    expect([await ids('courses'), await ids('quizzes'), await ids('library_items')]).toEqual([['osnove'], all, items]);
    expect(await begin(folder)).toBe(false);
  });

  it('does not start with faults', async () => {
    const folder = await folderWith({}, { [quiz]: sampleQuizFile(quiz, 'passing: 50', 'passing: 500') });
    await expect(begin(folder)).rejects.toThrow(`${quiz}:14`);
  });

  it('gives quizzes to courses that had none, where they fit', async () => {
    await begin(await folderWith());
    await server.database.query('DELETE FROM quizzes');
    const folder = await folderWith({}, { [ofModule]: sampleQuizFile(ofModule, 'module: prvi', 'module: nekdanji') });
    expect(await begin(folder)).toBe(true);
    expect(await ids('quizzes')).toEqual(all.filter((id) => id !== 'vzorec-modul'));
  });

  it('gives a library to courses that had none, as far as it fits', async () => {
    await begin(await folderWith());
    await server.database.query('DELETE FROM library_items');
    const unfit = sampleLibraryFile(item, 'lesson: tok', 'lesson: nekdanja');
    expect(await begin(await folderWith({}, {}, { [item]: unfit }))).toBe(true);
    expect(await ids('library_items')).toEqual(['upornosti']);
  });

  it('leaves out what leans on an item that does not fit', async () => {
    await begin(await folderWith());
    await server.database.query('DELETE FROM library_items');
    const table = 'library/upornosti/item.yaml';
    const unfit = sampleLibraryFile(table, 'theme: elektrika', 'theme: nekdanja');
    expect(await begin(await folderWith({}, {}, { [table]: unfit }))).toBe(true);
    expect(await ids('library_items')).toEqual([]);
  });

  it('changes no course that is there', async () => {
    await begin(await folderWith());
    await server.database.query('DELETE FROM quizzes');
    await begin(await folderWith({ [course]: sampleCourseFile(course, 'weeks: 4', 'weeks: 9') }));
    expect(await server.database.query('SELECT weeks FROM courses')).toEqual([{ weeks: 4 }]);
  });
});

it('renders what somebody brings, whatever rendered texts lie beside it', async () => {
  const folder = await folderWith();
  const files = await readFolder(kinds, folder);
  const { rendered } = await prepareFiles(kinds, files);
  const forged = JSON.parse(
    JSON.stringify(Object.fromEntries(rendered)).replaceAll('<p>', '<p><script>steal()</script>'),
  ) as Record<string, unknown>;
  await writeRenderedTexts(folder, files, new Map(Object.entries(forged)));
  expect(await loadFolder(server.services, kinds, folder)).toMatchObject({ kind: 'loaded' });
  const [found] = await server.database.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM lesson_texts WHERE body::text LIKE '%steal()%'`,
  );
  expect(found?.count).toBe(0);
});
