import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { rendererEdition } from '../../../content/markdown/renderer-edition.ts';
import { makeNextTaskEndless } from '../../../test-support/endless-task.ts';
import { sampleCourseFile, saveSampleCourse } from '../../../test-support/sample-course-files.ts';
import type { ContentChanges } from '../../../test-support/sample-files.ts';
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { exportCoursesSnapshot } from './export-courses.ts';
import { prepareCourses } from './prepare-courses.ts';
import { outdatedLessons } from './render-outdated-lessons.ts';

const lesson = 'courses/osnove/lessons/napetost.sl.md';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const save = (changes?: ContentChanges) => saveSampleCourse(server.services, changes);
const outdate = () =>
  server.database.query(`UPDATE lesson_texts SET renderer_edition = 0, body = '[]' WHERE course_id = 'osnove'`);
const bodyOf = async (lessonId = 'napetost', language = 'sl') => {
  const [row] = await server.database.query(
    `SELECT body::text, renderer_edition FROM lesson_texts
     WHERE course_id = 'osnove' AND lesson_id = $1 AND language = $2`,
    [lessonId, language],
  );
  return row;
};

beforeEach(async () => {
  await server.database.query('DELETE FROM courses');
  await save();
  await outdate();
});

it('renders what an older renderer made, and nothing else changes', async () => {
  const courses = () => server.database.query('SELECT id, content_hash, updated_at, xmin::text FROM courses');
  const before = await courses();
  expect(await outdatedLessons.has(server.services.db)).toBe(true);
  await outdatedLessons.job.run({}, server.services);
  expect(await outdatedLessons.has(server.services.db)).toBe(false);
  expect(await bodyOf()).toMatchObject({
    body: expect.stringContaining('Napetost je'),
    renderer_edition: rendererEdition,
  });
  expect(await courses()).toEqual(before);
});

it('never undoes what was loaded in the meantime', async () => {
  const { files, hashes } = await exportCoursesSnapshot(server.services);
  const content = await prepareCourses(files);
  await save({ [lesson]: sampleCourseFile(lesson, 'Napetost je $U$.', 'Novejše besedilo.') });
  const loaded = await bodyOf();
  await outdatedLessons.saveRendered(server.services, { ...content, owners: content.courses }, hashes);
  expect(await bodyOf()).toEqual(loaded);
  expect((await exportCoursesSnapshot(server.services)).files.get(lesson)?.toString('utf8')).toContain(
    'Novejše besedilo.',
  );
});

it.each([
  [
    'a text that has faults by now',
    `UPDATE lesson_texts SET source = '<b>x</b>' WHERE lesson_id = 'tok' AND language = 'de'`,
  ],
  [
    'a text whose title cannot be read by now',
    `UPDATE lesson_texts SET title = '' WHERE lesson_id = 'tok' AND language = 'de'`,
  ],
])('leaves %s as it was, and is done with it', async (_, fault) => {
  await server.database.query(fault);
  await outdatedLessons.job.run({}, server.services);
  expect(await bodyOf('tok', 'de')).toEqual({ body: '[]', renderer_edition: rendererEdition });
  expect(await bodyOf('tok', 'en')).toMatchObject({ body: expect.stringContaining('Tok je') });
  expect(await bodyOf()).toMatchObject({ body: expect.stringContaining('Napetost je') });
  expect(await outdatedLessons.has(server.services.db)).toBe(false);
});

it('is done with a course whose file cannot be read by now', async () => {
  await server.database.query(`UPDATE courses SET weeks = 1000 WHERE id = 'osnove'`);
  await outdatedLessons.job.run({}, server.services);
  expect(await bodyOf()).toEqual({ body: '[]', renderer_edition: rendererEdition });
  expect(await outdatedLessons.has(server.services.db)).toBe(false);
});

it('renders beside what is served, and leaves everything as it was when that does not come to an end', async () => {
  const endless = makeNextTaskEndless(server);
  await expect(outdatedLessons.job.run({}, server.services)).rejects.toMatchObject({ code: 'TOO_COMPLEX' });
  expect(endless.name()).toBe('renderLessons');
  expect(await outdatedLessons.has(server.services.db)).toBe(true);
});
