import { expect, it } from 'vitest';
import { insertSampleCourse } from '../../../test-support/sample-course.ts';
import { json, startServerForTest } from '../../../test-support/test-server.ts';
import { findCourseVersion } from './course-version.ts';

it('changes with everything that readers see of a course, and with nothing else', async () => {
  const server = await startServerForTest();
  await insertSampleCourse(server.database, { id: 'prvi', modules: { uvod: ['ena', 'dve'] } });
  await insertSampleCourse(server.database, { id: 'drugi' });
  const version = async () => (await json<{ version: string }>(server.call('/api/courses/prvi/version'))).version;

  const seen = new Set([await version()]);
  for (const change of [
    `UPDATE courses SET title = title WHERE id = 'prvi'`,
    `UPDATE lessons SET minutes = 7 WHERE course_id = 'prvi' AND id = 'ena'`,
    `UPDATE lesson_texts SET title = 'Novo' WHERE course_id = 'prvi' AND lesson_id = 'dve' AND language = 'sl'`,
    `UPDATE course_modules SET title = title WHERE course_id = 'prvi'`,
    `DELETE FROM lesson_texts WHERE course_id = 'prvi' AND lesson_id = 'dve' AND language = 'de'`,
  ]) {
    await server.database.query(change);
    seen.add(await version());
  }
  expect(seen.size).toBe(6);

  const last = await version();
  await server.database.query(`UPDATE lessons SET minutes = 9 WHERE course_id = 'drugi'`);
  expect(await version()).toBe(last);
});

it('changes however the transactions that change a course overlap', async () => {
  const server = await startServerForTest();
  await insertSampleCourse(server.database, { id: 'prvi', modules: { uvod: ['ena', 'dve'] } });
  const { pool } = server.services;
  const version = () => findCourseVersion(pool, 'prvi');
  const change = `UPDATE lessons SET minutes = minutes + 1 WHERE course_id = 'prvi'`;
  await pool.query(`${change} AND id = 'dve'`);
  const late = await pool.connect();
  try {
    await late.query('BEGIN');
    // From here on it has its number, between those of the two transactions that come before its own change.
    await late.query('SELECT pg_current_xact_id()');
    await pool.query(`${change} AND id = 'ena'`);
    const before = await version();
    await late.query(change);
    await late.query('COMMIT');
    expect(await version()).not.toBe(before);
  } finally {
    late.release();
  }
});

it('is there for published courses alone', async () => {
  const server = await startServerForTest();
  await insertSampleCourse(server.database, { id: 'skrit', status: 'draft' });
  for (const id of ['skrit', 'nikjer', 'NE']) {
    expect((await server.call(`/api/courses/${id}/version`)).status).toBe(404);
  }
});
