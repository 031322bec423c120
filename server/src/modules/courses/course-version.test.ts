import { expect, it } from 'vitest';
import { insertSampleCourse } from '../../test-support/sample-course.ts';
import { json, startServerForTest } from '../../test-support/test-server.ts';

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

  await server.database.query(`UPDATE lessons SET minutes = 9 WHERE course_id = 'drugi'`);
  expect(seen).toContain(await version());
});

it('is there for published courses alone', async () => {
  const server = await startServerForTest();
  await insertSampleCourse(server.database, { id: 'skrit', status: 'draft' });
  for (const id of ['skrit', 'nikjer', 'NE']) {
    expect((await server.call(`/api/courses/${id}/version`)).status).toBe(404);
  }
});
