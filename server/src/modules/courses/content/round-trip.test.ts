import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readContentFiles, writeContentFiles } from '../../../content/files/content-files.ts';
import {
  sampleCourseFile,
  sampleCourseFiles,
  saveSampleCourse,
  withoutVoltage,
} from '../../../test-support/sample-course-files.ts';
import type { ContentChanges } from '../../../test-support/sample-files.ts';
import { starterFolder, starterTexts } from '../../../test-support/starter-content.ts';
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { coursesContent } from './courses-content.ts';
import { exportCourses } from './export-courses.ts';
import { prepareCourses } from './prepare-courses.ts';
import { saveCourses } from './save-courses.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const save = (changes?: ContentChanges) => saveSampleCourse(server.services, changes);

describe('the starter content', () => {
  it('has no fault, and comes out of the database as it went in', async () => {
    const files = await readContentFiles(starterFolder, coursesContent.paths);
    const texts = await starterTexts();
    const content = await prepareCourses(files, { rendered: texts });
    expect(content.problems).toEqual([]);
    expect((await saveCourses(server.services, content)).unchanged).toEqual([]);
    const undrawn = await server.database.query('SELECT id FROM courses WHERE drawing IS NULL');
    expect(undrawn).toEqual([]);
    const exported = await exportCourses(server.services);
    expect([...exported.keys()].sort()).toEqual([...files.keys()].sort());
    for (const [path, bytes] of files) expect(exported.get(path)?.toString('utf8'), path).toBe(bytes.toString('utf8'));

    const before = await rowVersions();
    expect(await saveCourses(server.services, await prepareCourses(exported, { rendered: texts }))).toMatchObject({
      saved: [],
    });
    expect(await rowVersions()).toEqual(before);
    for (const id of content.courses.map((course) => course.id)) {
      await server.database.query('DELETE FROM courses WHERE id = $1', [id]);
    }
    await server.database.query('DELETE FROM themes');
  });
});

it('keeps files of every kind byte for byte', async () => {
  const media = 'courses/osnove/media/film.webm';
  const files = sampleCourseFiles();
  files.set(media, Buffer.from([0, 255, 10, 13, 0, 1]));
  await saveCourses(server.services, await prepareCourses(files));
  expect((await exportCourses(server.services)).get(media)).toEqual(files.get(media));
});

it('keeps keywords in their order, and nothing where there are none', async () => {
  const path = 'courses/osnove/lessons/tok.sl.md';
  const keywords = '\nkeywords:\n  - žica\n  - amper\n  - "230"\n---\n';
  const changes = { [path]: sampleCourseFile(path, '\n---\n', keywords) };
  expect((await prepareCourses(sampleCourseFiles(changes))).problems).toEqual([]);
  const exported = async () => (await exportCourses(server.services)).get(path)?.toString('utf8');
  await save(changes);
  expect(await exported()).toBe(changes[path]);
  expect(await save(changes)).toEqual({ saved: [], unchanged: ['osnove'] });
  expect((await save()).saved).toEqual(['osnove']);
  expect(await exported()).toBe(sampleCourseFile(path));
});

it('changes nothing when the same content is loaded again', async () => {
  await save();
  const before = await rowVersions();
  expect(await save()).toEqual({ saved: [], unchanged: ['osnove'] });
  expect(await rowVersions()).toEqual(before);
});

it('loads once when several load at once', async () => {
  await server.database.query('DELETE FROM courses');
  const reports = await Promise.all([save(), save(), save()]);
  expect(reports.map(({ saved }) => saved.length).sort()).toEqual([0, 0, 1]);
});

it('turns a lesson that left its course into a draft while notes depend on it, and removes it otherwise', async () => {
  await save();
  await server.signUp({ email: 'notes@example.com' });
  await server.database.query(`INSERT INTO lesson_notes (id, user_id, course_id, lesson_id, text)
    SELECT gen_random_uuid(), id, 'osnove', 'napetost', 'Moje' FROM users WHERE email = 'notes@example.com'`);
  await save(withoutVoltage);
  const statuses = () => server.database.query(`SELECT id, status FROM lessons WHERE course_id = 'osnove' ORDER BY id`);
  expect(await statuses()).toEqual([
    { id: 'napetost', status: 'draft' },
    { id: 'tok', status: 'published' },
  ]);
  await server.database.query('DELETE FROM lesson_notes');
  await save();
  await save(withoutVoltage);
  expect(await statuses()).toEqual([{ id: 'tok', status: 'published' }]);
});

it('keeps a lesson that somebody begins to read while it leaves its course', async () => {
  await save();
  await server.signUp({ email: 'reader@example.com' });
  const reader = await server.services.pool.connect();
  onTestFinished(() => reader.release());
  await reader.query('BEGIN');
  await reader.query(`INSERT INTO lesson_progress (user_id, course_id, lesson_id)
    SELECT id, 'osnove', 'napetost' FROM users WHERE email = 'reader@example.com'`);
  const saving = save(withoutVoltage);
  await expect.poll(server.database.countWaiting).toBe(1);
  await reader.query('COMMIT');
  await saving;
  expect(await server.database.query(`SELECT status FROM lessons WHERE id = 'napetost'`)).toEqual([
    { status: 'draft' },
  ]);
  await server.database.query('DELETE FROM lesson_progress');
});

it.each([
  ['title', '  de: Grundlagen\n'],
  ['summary', '  de: Kurz.\n'],
  ['description', '  de: Lang.\n'],
  ['outcomes', '  de:\n    - Wissen\n'],
  ['module', '      de: Erstes\n'],
])('is not wholly in a language that lacks its %s', async (_, piece) => {
  const course = 'courses/osnove/course.yaml';
  const languages = () => server.database.query(`SELECT languages FROM courses WHERE id = 'osnove'`);
  await save();
  expect(await languages()).toEqual([{ languages: ['sl', 'en', 'de'] }]);
  await save({ [course]: sampleCourseFile(course, piece) });
  expect(await languages()).toEqual([{ languages: ['sl', 'en'] }]);
});

it('leaves files alone that did not change', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'navor-content-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeContentFiles(folder, sampleCourseFiles(), coursesContent.paths);
  const path = join(folder, 'themes/elektrika.yaml');
  const { mtimeMs } = await stat(path);
  const without = sampleCourseFiles({ 'courses/osnove/figures/crta.svg': null });
  expect(await writeContentFiles(folder, without, coursesContent.paths)).toEqual({
    changed: ['courses/osnove/figures/crta.svg'],
  });
  expect((await stat(path)).mtimeMs).toBe(mtimeMs);
  expect(await readdir(join(folder, 'courses/osnove/figures'))).toEqual([]);
});

/** Which version each row is: a row that was written anew has another one, whatever it holds. */
function rowVersions() {
  return server.database.query(`
    SELECT 'course' AS kind, id, xmin::text FROM courses
    UNION ALL SELECT 'lesson', course_id || id, xmin::text FROM lessons
    UNION ALL SELECT 'text', course_id || lesson_id || language, xmin::text FROM lesson_texts
    UNION ALL SELECT 'file', course_id || path, xmin::text FROM course_files
    ORDER BY kind, id`);
}
