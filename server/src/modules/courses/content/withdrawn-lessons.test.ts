import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  sampleCourseFile,
  sampleCourseFiles,
  saveSampleCourse,
  withoutVoltage,
} from '../../../test-support/sample-course-files.ts';
import type { ContentChanges } from '../../../test-support/sample-files.ts';
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { exportCourses } from './export-courses.ts';
import { prepareCourses } from './prepare-courses.ts';
import { outdatedLessons } from './render-outdated-lessons.ts';
import { saveCourses } from './save-courses.ts';

const course = 'courses/osnove/course.yaml';
const napetost = 'courses/osnove/lessons/napetost.sl.md';

/** The second lesson shows a drawing that no other lesson has. */
const withDrawing = {
  [napetost]: sampleCourseFile(napetost, 'Napetost je $U$.', 'Napetost je $U$.\n\n![Vir napetosti](figures/vir.svg)'),
  'courses/osnove/figures/vir.svg': sampleCourseFile('courses/osnove/figures/crta.svg'),
};

/** The second lesson is in a module of its own. */
const inOwnModule = sampleCourseFile(
  course,
  '      - id: napetost\n',
  `  - id: drugi
    title:
      sl: Drugi
      en: Second
      de: Zweites
    summary:
      sl: Naprej.
      en: Further.
      de: Weiter.
    lessons:
      - id: napetost
`,
);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.signUp({ email: 'notes@example.com' });
});
afterAll(() => server.stop());

const save = (changes?: ContentChanges) => saveSampleCourse(server.services, changes);
const lessonRows = () =>
  server.database.query(`
    SELECT id, status, withdrawn_at IS NOT NULL AS is_withdrawn, xmin::text FROM lessons WHERE course_id = 'osnove' ORDER BY id`);

beforeEach(async () => {
  await server.database.query('DELETE FROM lesson_notes');
  await server.database.query('DELETE FROM courses');
});

async function withdraw(from: Record<string, string | null>): Promise<void> {
  await save(from);
  await server.database.query(`INSERT INTO lesson_notes (id, user_id, course_id, lesson_id, text)
    SELECT gen_random_uuid(), id, 'osnove', 'napetost', 'Moje' FROM users WHERE email = 'notes@example.com'`);
  await save(withoutVoltage);
  expect(await lessonRows()).toMatchObject([
    { id: 'napetost', status: 'draft', is_withdrawn: true },
    { id: 'tok', status: 'published', is_withdrawn: false },
  ]);
}

it.each([
  ['whose drawing left with it', withDrawing],
  ['whose module left with it', { ...withDrawing, [course]: inOwnModule }],
])('a withdrawn lesson %s is no part of an export, which loads without a change', async (_, from) => {
  await withdraw(from);
  const files = await exportCourses(server.services);
  expect(files).toEqual(sampleCourseFiles(withoutVoltage));

  const before = await lessonRows();
  const content = await prepareCourses(files);
  expect(content.problems).toEqual([]);
  expect(await saveCourses(server.services, content)).toEqual({ saved: [], unchanged: ['osnove'] });
  expect(await lessonRows()).toEqual(before);
});

it('a withdrawn lesson stays as it was when the others are rendered anew', async () => {
  await withdraw(withDrawing);
  await server.database.query(`UPDATE lesson_texts SET renderer_edition = 0, body = '[]' WHERE course_id = 'osnove'`);
  expect(await outdatedLessons.has(server.services.db)).toBe(true);
  await outdatedLessons.job.run({}, server.services);
  expect(await outdatedLessons.has(server.services.db)).toBe(false);
  const untouched = await server.database.query(
    `SELECT DISTINCT lesson_id FROM lesson_texts WHERE course_id = 'osnove' AND renderer_edition = 0 AND body = '[]'`,
  );
  expect(untouched).toEqual([{ lesson_id: 'napetost' }]);
  expect(await save(withoutVoltage)).toEqual({ saved: [], unchanged: ['osnove'] });
});

it('a withdrawn lesson is back, with its notes, once files have it again', async () => {
  await withdraw(withDrawing);
  await save(withDrawing);
  expect(await lessonRows()).toMatchObject([
    { id: 'napetost', status: 'published', is_withdrawn: false },
    { id: 'tok', status: 'published', is_withdrawn: false },
  ]);
  expect(await exportCourses(server.services)).toEqual(sampleCourseFiles(withDrawing));
  expect(await server.database.query('SELECT lesson_id FROM lesson_notes')).toEqual([{ lesson_id: 'napetost' }]);
});
