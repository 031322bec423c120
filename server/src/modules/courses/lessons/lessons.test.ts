import type { Lesson, Locked } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertSampleCourse } from '../../../test-support/sample-course.ts';
import { type NewPerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { type ErrorBody, fieldProblems, json, type TestServer } from '../../../test-support/test-server.ts';

let server: TestServer;
let newPerson: NewPerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  const modules = { uvod: ['prva', 'osnutek', 'druga'], konec: ['tretja'] };
  for (const access of ['free', 'standard', 'premium'] as const) {
    await insertSampleCourse(server.database, { id: access, access, modules, drafts: ['osnutek'] });
  }
  await insertSampleCourse(server.database, { id: 'slovenski', languages: ['sl'] });
  await insertSampleCourse(server.database, { id: 'skrit', status: 'draft' });
});
afterAll(() => server.stop());

const read = (path: string, cookie?: string) => {
  const [course, lesson] = path.split('/');
  return server.call(`/api/courses/${course}/lessons/${lesson}`, cookie ? { cookie } : {});
};

describe('a lesson', () => {
  it('comes with its place in the course', async () => {
    const lesson = await json<Lesson>(read('free/druga?language=de'));
    expect(lesson).toMatchObject({
      ...{ id: 'druga', title: 'druga de', language: 'de', number: 2, minutes: 30, is_preview: false },
      ...{ completion: 'manual', reader: null },
      course: { id: 'free', title: 'free de', access: 'free', lesson_count: 3, is_unlocked: true },
      module: { id: 'uvod', title: 'uvod de', number: 1 },
      body: [{ kind: 'html', html: '<p>body of druga de</p>' }],
      contents: [{ id: 'naslov', text: 'Naslov', level: 2 }],
      previous: { id: 'prva' },
      next: { id: 'tretja', is_open: true },
    });
    expect(lesson.outline.map(({ lessons }) => lessons.map(({ id }) => id))).toEqual([['prva', 'druga'], ['tretja']]);
    expect(JSON.stringify(lesson)).not.toContain('source of');
    const last = await json<Lesson>(read('free/tretja'));
    expect(last).toMatchObject({ next: null, module: { number: 2 }, number: 3 });
  });

  it('falls back to Slovenian and says so', async () => {
    const lesson = await json<Lesson>(read('slovenski/tok?language=en'));
    expect(lesson).toMatchObject({ language: 'sl', title: 'tok sl', body: [{ html: '<p>body of tok sl</p>' }] });
    expect(lesson.outline[0]).toMatchObject({ language: 'sl', lessons: [{ language: 'sl' }, { language: 'sl' }] });
  });

  it('tells its reader what they have done in it', async () => {
    const { cookie } = await newPerson();
    const path = '/api/courses/free/lessons/druga';
    expect((await json<Lesson>(read('free/druga', cookie))).reader).toEqual({
      ...{ is_enrolled: false, completed_at: null, course_completed_at: null, course_left: null, is_bookmarked: false },
      ...{ place: null, notes: [] },
    });
    await server.call(`${path}/reading`, { body: { anchor: 'naslov', fraction: 0.25, seconds: 5 }, cookie });
    await server.call(`${path}/bookmark`, { method: 'PUT', body: {}, cookie });
    await server.call(`${path}/completion`, { method: 'PUT', body: {}, cookie });
    const lesson = await json<Lesson>(read('free/druga', cookie));
    expect(lesson.reader).toMatchObject({
      ...{ is_enrolled: true, course_completed_at: null, is_bookmarked: true },
      place: { anchor: 'naslov', fraction: 0.25 },
    });
    expect(lesson.reader?.completed_at).not.toBeNull();
    expect(lesson.outline[0]?.lessons.map(({ is_completed }) => is_completed)).toEqual([false, true]);
  });

  it.each([
    'free/osnutek',
    'free/ni-je',
    'skrit/naboj',
    'ni-ga/prva',
    'free/%00',
    '%00/prva',
    'free/naboj',
    'free/PRVA',
  ])('is not there: %s', async (path) => {
    const administrator = await newPerson({ roles: ['learner', 'admin'], plan: 'premium' });
    for (const cookie of [undefined, administrator.cookie]) {
      const response = await read(path, cookie);
      expect(response.status).toBe(404);
      expect(await json<ErrorBody>(response)).toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it('is not shown in a language that is none of ours', async () => {
    const response = await read('free/prva?language=fr');
    expect(response.status).toBe(422);
    expect(await fieldProblems(response)).toEqual([{ path: 'language', problem: 'not_allowed' }]);
  });
});

describe('a locked lesson', () => {
  const visitor = async () => ({ cookie: undefined });
  const readers: [string, () => Promise<{ cookie: string | undefined }>, string[]][] = [
    ['a visitor', visitor, ['free']],
    ['a learner without a plan', () => newPerson(), ['free']],
    ['a tutor without a plan', () => newPerson({ roles: ['learner', 'tutor'] }), ['free']],
    ['a standard plan', () => newPerson({ plan: 'standard' }), ['free', 'standard']],
    ['a premium plan', () => newPerson({ plan: 'premium' }), ['free', 'standard', 'premium']],
    ['an author', () => newPerson({ roles: ['learner', 'author'] }), ['free', 'standard', 'premium']],
    ['an administrator', () => newPerson({ roles: ['learner', 'admin'] }), ['free', 'standard', 'premium']],
  ];

  it.each(readers)('is closed to %s unless their plan or role opens it', async (_, reader, open) => {
    const { cookie } = await reader();
    for (const access of ['free', 'standard', 'premium']) {
      expect((await read(`${access}/prva`, cookie)).status, 'the first is there to try').toBe(200);
      for (const lesson of ['druga', 'tretja']) {
        const response = await read(`${access}/${lesson}?language=en`, cookie);
        const text = await response.text();
        if (open.includes(access)) {
          expect(response.status).toBe(200);
          expect(text).toContain(`body of ${lesson}`);
          continue;
        }
        expect(response.status).toBe(403);
        expect(text).not.toContain('body of');
        expect(JSON.parse(text)).toMatchObject({
          code: 'PLAN_REQUIRED',
          data: {
            tier: access,
            course: { id: access, title: `${access} en` },
            lesson: { id: lesson, title: `${lesson} en`, minutes: 30 },
          } as Locked,
        });
      }
    }
  });

  it('shows in the outline and in the link to it that it is', async () => {
    const lesson = await json<Lesson>(read('standard/prva'));
    expect(lesson.course.is_unlocked).toBe(false);
    expect(lesson.next).toMatchObject({ id: 'druga', is_open: false });
    expect(lesson.outline.flatMap(({ lessons }) => lessons.map(({ is_open }) => is_open))).toEqual([
      true,
      false,
      false,
    ]);
    expect(JSON.stringify(lesson)).not.toContain('body of druga');
  });

  it('is locked again when the plan has ended', async () => {
    const { cookie, id } = await newPerson({ plan: 'standard' });
    expect((await read('standard/druga', cookie)).status).toBe(200);
    await server.database.query(
      `UPDATE subscriptions SET access_until = now() - interval '1 second' WHERE user_id = $1`,
      [id],
    );
    expect((await read('standard/druga', cookie)).status).toBe(403);
  });

  it.each<[string, string, string, unknown?]>([
    ['ticked off', 'PUT', 'completion'],
    ['reopened', 'DELETE', 'completion'],
    ['read', 'POST', 'reading', { anchor: null, fraction: 0, seconds: 1 }],
    ['noted', 'PUT', 'notes/0190b6a2-0000-7000-8000-000000000001', { anchor: null, text: 'x' }],
    ['bookmarked', 'PUT', 'bookmark'],
  ])('cannot be %s', async (_, method, path, body = {}) => {
    const { cookie, id } = await newPerson();
    const response = await server.call(`/api/courses/premium/lessons/druga/${path}`, { method, body, cookie });
    expect(response.status).toBe(403);
    const { code, data } = await json<{ code: string; data: Locked }>(response);
    expect({ code, tier: data.tier, lesson: data.lesson?.id }).toEqual({
      code: 'PLAN_REQUIRED',
      tier: 'premium',
      lesson: 'druga',
    });
    expect(await server.database.query('SELECT FROM lesson_progress WHERE user_id = $1', [id])).toEqual([]);
  });
});

/** Every endpoint that writes, with a body that it accepts. */
const writes: [string, string, unknown][] = [
  ['PUT', 'completion', {}],
  ['DELETE', 'completion', {}],
  ['POST', 'reading', { anchor: null, fraction: 0, seconds: 1 }],
  ['PUT', 'notes/0190b6a2-0000-7000-8000-000000000002', { anchor: null, text: 'x' }],
  ['DELETE', 'notes/0190b6a2-0000-7000-8000-000000000002', {}],
  ['PUT', 'bookmark', {}],
  ['DELETE', 'bookmark', {}],
];

describe.each(writes)('%s %s', (method, path, body) => {
  it('needs an account', async () => {
    const response = await server.call(`/api/courses/free/lessons/prva/${path}`, { method, body });
    expect(response.status).toBe(401);
  });

  it.each(['free/osnutek', 'free/ni-je', 'skrit/naboj', 'ni-ga/prva', '%00/%00'])('finds nothing at %s', async (at) => {
    const { cookie } = await newPerson({ roles: ['learner', 'admin'] });
    const [course, lesson] = at.split('/');
    const response = await server.call(`/api/courses/${course}/lessons/${lesson}/${path}`, { method, body, cookie });
    expect(response.status).toBe(404);
  });
});
