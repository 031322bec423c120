import { randomUUID } from 'node:crypto';
import { type Lesson, type Note, notesPerLesson } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertSampleCourse } from '../../../test-support/sample-course.ts';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { type ErrorBody, fieldProblems, json, type TestServer } from '../../../test-support/test-server.ts';

let server: TestServer;
let newPerson: NewPerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  await insertSampleCourse(server.database, { id: 'osnove' });
  await insertSampleCourse(server.database, { id: 'placljiv', access: 'standard' });
});
afterAll(() => server.stop());

const lesson = '/api/courses/osnove/lessons/tok';
const save = (
  { cookie }: SamplePerson,
  id: string,
  text: string,
  { anchor = null as string | null, at = lesson } = {},
) => server.call(`${at}/notes/${id}`, { method: 'PUT', body: { anchor, text }, cookie });
const remove = ({ cookie }: SamplePerson, id: string, at = lesson) =>
  server.call(`${at}/notes/${id}`, { method: 'DELETE', body: {}, cookie });
const notesOf = async ({ cookie }: SamplePerson) => (await json<Lesson>(server.call(lesson, { cookie }))).reader?.notes;

describe('a note', () => {
  it('is kept, changed and deleted', async () => {
    const person = await newPerson();
    const id = randomUUID();
    const note = await json<Note>(save(person, id, '  Tok je hitrost naboja.  ', { anchor: 'naslov' }));
    expect(note).toMatchObject({ id, anchor: 'naslov', text: 'Tok je hitrost naboja.' });
    expect(await json<Note>(save(person, id, 'Tok je hitrost naboja.', { anchor: 'naslov' })), 'sent again').toEqual(
      note,
    );
    const changed = await json<Note>(save(person, id, 'I = Q / t'));
    expect(changed).toMatchObject({ id, anchor: null, text: 'I = Q / t', created_at: note.created_at });
    expect(changed.updated_at > note.updated_at).toBe(true);
    expect(await notesOf(person)).toEqual([changed]);
    expect(await json(remove(person, id))).toEqual({ done: true });
    expect((await remove(person, id)).status, 'what is gone is gone').toBe(200);
    expect(await notesOf(person)).toEqual([]);
  });

  it('is one however often it is sent at once', async () => {
    const person = await newPerson();
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => save(person, id, 'enkrat')));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await notesOf(person)).toHaveLength(1);
  });

  it('is nobody else’s to see, change or delete', async () => {
    const owner = await newPerson();
    const other = await newPerson({ roles: ['learner', 'admin'] });
    const id = randomUUID();
    await save(owner, id, 'moje');
    for (const response of [await save(other, id, 'tuje'), await remove(other, id)]) {
      expect(response.status).toBe(404);
      expect(await json<ErrorBody>(response)).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await notesOf(other)).toEqual([]);
    expect(await notesOf(owner)).toMatchObject([{ text: 'moje' }]);
  });

  it('stays with its lesson', async () => {
    const person = await newPerson();
    const id = randomUUID();
    await save(person, id, 'tukaj');
    const elsewhere = '/api/courses/osnove/lessons/ohm';
    expect((await save(person, id, 'tam', { at: elsewhere })).status).toBe(404);
    expect((await remove(person, id, elsewhere)).status).toBe(404);
    expect(await notesOf(person)).toMatchObject([{ text: 'tukaj' }]);
  });

  it('has a limit by lesson, which holds when several are written at once', async () => {
    const person = await newPerson();
    await server.database.query(
      `INSERT INTO lesson_notes (id, user_id, course_id, lesson_id, text)
       SELECT gen_random_uuid(), $1, 'osnove', 'tok', 'x' FROM generate_series(1, $2)`,
      [person.id, notesPerLesson - 1],
    );
    const answers = await Promise.all(Array.from({ length: 6 }, () => save(person, randomUUID(), 'zadnji')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const refused = await save(person, randomUUID(), 'preveč');
    expect(await json<ErrorBody>(refused)).toMatchObject({ code: 'TOO_MANY_NOTES' });
    const [own] = await server.database.query<{ id: string }>(
      `SELECT id FROM lesson_notes WHERE user_id = $1 LIMIT 1`,
      [person.id],
    );
    expect((await save(person, own?.id ?? '', 'sprememba')).status, 'changing is still possible').toBe(200);
    expect((await save(person, randomUUID(), 'x', { at: '/api/courses/osnove/lessons/ohm' })).status).toBe(200);
  });

  it.each<[string, unknown, string]>([
    ['nothing', { anchor: null, text: '  ' }, 'text'],
    ['too much', { anchor: null, text: 'x'.repeat(4001) }, 'text'],
    ['what cannot be stored', { anchor: null, text: 'a\0b' }, 'text'],
    ['no place', { text: 'x' }, 'anchor'],
  ])('refuses %s', async (_, body, path) => {
    const { cookie } = await newPerson();
    const response = await server.call(`${lesson}/notes/${randomUUID()}`, { method: 'PUT', body, cookie });
    expect(response.status).toBe(422);
    expect(await fieldProblems(response)).toMatchObject([{ path }]);
  });

  it('needs an id that is one', async () => {
    expect((await save(await newPerson(), 'not-an-id', 'x')).status).toBe(422);
  });

  it('can be deleted when the plan no longer opens its lesson', async () => {
    const person = await newPerson({ plan: 'standard' });
    const at = '/api/courses/placljiv/lessons/ohm';
    const id = randomUUID();
    expect((await save(person, id, 'x', { at })).status).toBe(200);
    await server.database.query('DELETE FROM subscriptions WHERE user_id = $1', [person.id]);
    expect((await save(person, id, 'y', { at })).status).toBe(403);
    expect((await remove(person, id, at)).status).toBe(200);
    expect(await server.database.query('SELECT FROM lesson_notes WHERE id = $1', [id])).toEqual([]);
  });
});

describe('a bookmark', () => {
  const set = (method: 'PUT' | 'DELETE', { cookie }: SamplePerson) =>
    server.call(`${lesson}/bookmark`, { method, body: {}, cookie });
  const isSet = async ({ cookie }: SamplePerson) =>
    (await json<Lesson>(server.call(lesson, { cookie }))).reader?.is_bookmarked;

  it('is set and removed, each as often as one likes', async () => {
    const person = await newPerson();
    const other = await newPerson();
    for (const method of ['PUT', 'PUT', 'DELETE', 'DELETE', 'PUT'] as const) {
      expect(await json(set(method, person))).toEqual({ done: true });
      expect(await isSet(person)).toBe(method === 'PUT');
    }
    expect(await isSet(other)).toBe(false);
  });
});
