import type { Course, Lesson, PreviewedAs } from '@navor/contract';
import { beforeAll, expect, it } from 'vitest';
import type { Db } from '../../../platform/database/database.ts';
import { sampleCourseFile, sampleCourseFiles, saveSampleCourse } from '../../../test-support/sample-course-files.ts';
import { type NewPerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { type ErrorBody, json, type TestServer } from '../../../test-support/test-server.ts';
import { courseDocuments } from '../content/course-documents.ts';
import { previewCourse, previewLesson } from './preview-course.ts';

const course = 'courses/osnove/course.yaml';
const tok = 'courses/osnove/lessons/tok.sl.md';

/** Another title and another text. */
const changed = {
  [course]: sampleCourseFile(course, 'sl: Osnove', 'sl: Vse o toku'),
  [tok]: sampleCourseFile(tok).replace('title: ', 'title: Novi '),
};
/** Nothing of it that readers could see. */
const hidden = { [course]: sampleCourseFile(course, 'status: published', 'status: draft') };

let server: TestServer;
let newPerson: NewPerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  return () => server.stop();
});

/** The course with these files, as publishing prepares it. */
async function prepared(changes: Record<string, string>) {
  const all = sampleCourseFiles(changes);
  const files = new Map([...all].map(([path, bytes]) => [path.replace(/^courses\/osnove\//, ''), { bytes }]));
  files.delete('themes/elektrika.yaml');
  const document = { id: 'osnove', files, rendered: new Map(), addresses: [] };
  const { save, problems } = await courseDocuments.prepare(server.services, document);
  expect(problems).toEqual([]);
  return { id: 'osnove', save };
}

/** Every row that somebody could read, and every announcement; jobs and the search follow these in their own time. */
async function everything(): Promise<unknown> {
  const tables = await server.database.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname = 'public' AND tablename NOT LIKE 'search%' OR tablename = 'events' ORDER BY 1`,
  );
  const rows: Record<string, unknown> = {};
  for (const { name } of tables) {
    [rows[name]] = await server.database.query(
      `SELECT count(*), md5(string_agg(t::text, ',' ORDER BY t::text)) FROM ${name} AS t`,
    );
  }
  return rows;
}

const preview = async (as: PreviewedAs) =>
  previewCourse(server.services.pool, await prepared(changed), { as, language: 'sl' });
const previewOf = async (lessonId: string, as: PreviewedAs) =>
  previewLesson(server.services.pool, await prepared(changed), { lessonId, as, language: 'sl' });

it('shows a course that readers do not have yet, and leaves no trace', async () => {
  await saveSampleCourse(server.services, hidden);
  const before = await everything();
  expect(await preview('premium')).toMatchObject({ title: 'Vse o toku', is_unlocked: true, enrolment: null });
  expect(await previewOf('tok', 'free')).toMatchObject({
    kind: 'open',
    lesson: { title: expect.stringMatching(/^Novi /) },
  });
  expect(await everything()).toEqual(before);
  expect((await server.call('/api/courses/osnove')).status).toBe(404);
});

it('takes everything back when something fails', async () => {
  await saveSampleCourse(server.services);
  const before = await everything();
  const sound = await prepared(changed);
  const broken = {
    id: sound.id,
    async save(tx: Db) {
      await sound.save(tx);
      throw new Error('No more');
    },
  };
  await expect(previewCourse(server.services.pool, broken, { as: 'free', language: 'sl' })).rejects.toThrow('No more');
  expect(await everything()).toEqual(before);
});

it.each(['visitor', 'free', 'standard', 'premium'] as const)('equals the page of somebody who is %s', async (as) => {
  await saveSampleCourse(server.services);
  const previewed = {
    course: await preview(as),
    tok: await previewOf('tok', as),
    napetost: await previewOf('napetost', as),
  };

  await saveSampleCourse(server.services, changed);
  const person = as === 'visitor' ? {} : await newPerson(as === 'free' ? {} : { plan: as });
  const read = (path: string) => server.call(`/api/courses/osnove${path}?language=sl`, person);
  const { updated_at: _, ...page } = await json<Course>(read(''));
  expect(inJson(previewed.course)).toMatchObject(page);
  expect(inJson(previewed.tok)).toEqual({ kind: 'open', lesson: await json<Lesson>(read('/lessons/tok')) });

  const response = await read('/lessons/napetost');
  if (as === 'visitor' || as === 'free') {
    expect(previewed.napetost).toEqual({ kind: 'locked', locked: (await json<ErrorBody>(response)).data });
  } else {
    expect(inJson(previewed.napetost)).toEqual({ kind: 'open', lesson: await json<Lesson>(response) });
  }
});

function inJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
