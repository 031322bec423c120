import type { Lesson } from '@navor/contract';
import { expect, it, vi } from 'vitest';
import { insertSampleCourse, manyLessons } from '../../../test-support/sample-course.ts';
import { json, startServerForTest, type TestServer } from '../../../test-support/test-server.ts';
import { createLessonTextCache } from './lesson-text-cache.ts';

const readFrom = (server: TestServer) => (path: string) => json<Lesson>(server.call(`/api/courses/${path}`));

it('shows a changed lesson, course or outline at once', async () => {
  const server = await startServerForTest();
  const read = readFrom(server);
  await insertSampleCourse(server.database, { id: 'osnove', modules: { uvod: ['tok', 'ohm'] } });
  const change = async (statement: string) => {
    await server.database.query(statement);
    return read('osnove/lessons/tok');
  };
  expect((await read('osnove/lessons/tok')).body).toEqual([{ kind: 'html', html: '<p>body of tok sl</p>' }]);

  const body = JSON.stringify([{ kind: 'html', html: '<p>popravljeno</p>' }]);
  const corrected = await change(
    `UPDATE lesson_texts SET body = '${body}' WHERE lesson_id = 'tok' AND language = 'sl'`,
  );
  expect(corrected.body).toEqual([{ kind: 'html', html: '<p>popravljeno</p>' }]);
  expect((await read('osnove/lessons/tok?language=en')).body).toEqual([
    { kind: 'html', html: '<p>body of tok en</p>' },
  ]);

  const renamed = await change(`UPDATE courses SET title = '{"sl": "Novo ime"}'`);
  expect(renamed.course.title).toBe('Novo ime');

  const shortened = await change(`UPDATE lessons SET status = 'draft' WHERE id = 'ohm'`);
  expect(shortened).toMatchObject({ course: { lesson_count: 1 }, next: null });
  expect((await server.call('/api/courses/osnove/lessons/ohm')).status).toBe(404);
});

it('takes back at once what is no longer published or no longer free', async () => {
  const server = await startServerForTest();
  await insertSampleCourse(server.database, { id: 'osnove', modules: { uvod: ['tok', 'ohm'] } });
  const status = async () => (await server.call('/api/courses/osnove/lessons/ohm')).status;
  expect(await status()).toBe(200);
  await server.database.query(`UPDATE courses SET access = 'premium'`);
  expect(await status()).toBe(403);
  await server.database.query(`UPDATE courses SET access = 'free'`);
  expect(await status()).toBe(200);
  await server.database.query(`UPDATE courses SET status = 'draft'`);
  expect(await status()).toBe(404);
});

it('keeps what one reader has done from the next', async () => {
  const server = await startServerForTest();
  await insertSampleCourse(server.database, { id: 'osnove', modules: { uvod: ['tok', 'ohm'] } });
  const cookie = await server.signUp({ email: 'bralka@example.com' });
  await server.call('/api/courses/osnove/lessons/tok/completion', { method: 'PUT', body: {}, cookie });
  const own = await json<Lesson>(server.call('/api/courses/osnove/lessons/tok', { cookie }));
  expect(own.reader?.completed_at).toEqual(expect.any(String));
  expect(own.outline[0]?.lessons.map(({ is_completed }) => is_completed)).toEqual([true, false]);
  const visitor = await readFrom(server)('osnove/lessons/tok');
  expect(visitor.reader).toBeNull();
  expect(visitor.outline[0]?.lessons.map(({ is_completed }) => is_completed)).toEqual([false, false]);
});

it('reads a lesson once for all who ask at the same moment, and again after a failure', async () => {
  const server = await startServerForTest();
  await insertSampleCourse(server.database, { id: 'osnove', modules: { uvod: ['tok'] } });
  const { pool } = server.services;
  const query = vi.spyOn(pool, 'query');
  const cachedLesson = createLessonTextCache(pool);
  const ids = { courseId: 'osnove', lessonId: 'tok' };

  query.mockRejectedValueOnce(new Error('cut off'));
  await expect(cachedLesson(ids, 'sl', '1')).rejects.toThrow('cut off');
  query.mockClear();
  const lessons = await Promise.all(Array.from({ length: 20 }, () => cachedLesson(ids, 'sl', '1')));
  expect(new Set(lessons).size).toBe(1);
  expect(query).toHaveBeenCalledOnce();
  await cachedLesson(ids, 'sl', '2');
  expect(query).toHaveBeenCalledTimes(2);
});

it('keeps those read last, and nothing of what does not exist', async () => {
  const server = await startServerForTest();
  await insertSampleCourse(server.database, { id: 'osnove', modules: manyLessons(65) });
  const { pool } = server.services;
  const cachedLesson = createLessonTextCache(pool);
  const read = (number: number) => cachedLesson({ courseId: 'osnove', lessonId: `lekcija-${number}` }, 'sl', '1');
  for (let number = 1; number <= 64; number += 1) expect(await read(number)).toBeDefined();
  for (let number = 100; number < 200; number += 1) expect(await read(number)).toBeUndefined();
  const query = vi.spyOn(pool, 'query');
  await read(1);
  expect(query).not.toHaveBeenCalled();
  await read(65);
  await read(1);
  expect(query).toHaveBeenCalledOnce();
  await read(2);
  expect(query).toHaveBeenCalledTimes(2);
});
