import type { Catalogue, Course, CourseTheme } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertSampleCourse } from '../../test-support/sample-course.ts';
import { type NewPerson, startServerWithPeople } from '../../test-support/sample-people.ts';
import { type ErrorBody, fieldProblems, json, type TestServer } from '../../test-support/test-server.ts';

let server: TestServer;
let newPerson: NewPerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  const { database } = server;
  await insertSampleCourse(database, { id: 'osnove', position: 1, weeks: 2, hoursPerWeek: 5 });
  await insertSampleCourse(database, {
    ...{ id: 'vezja', position: 2, access: 'standard', level: 'intermediate', languages: ['sl'] },
    ...{ prerequisites: ['osnove', 'skrivnost', 'ni-ga'], weeks: 4, hoursPerWeek: 10 },
    modules: { uvod: ['poskusna', 'osnutek'], konec: ['zadnja', 'dodatek'], prazen: ['pozabljena'] },
    drafts: ['osnutek', 'pozabljena'],
  });
  await insertSampleCourse(database, {
    ...{ id: 'stroji', position: 3, access: 'premium', level: 'advanced', theme: 'strojna' },
    ...{ weeks: 6, hoursPerWeek: 10, titles: { sl: 'Črpalke', en: 'Zebra pumps' } },
  });
  await insertSampleCourse(database, { id: 'skrivnost', status: 'draft', theme: 'skrita' });
});
afterAll(() => server.stop());

const list = (query = '', cookie?: string) =>
  json<Catalogue>(server.call(`/api/courses${query}`, cookie ? { cookie } : {}));
const idsOf = ({ courses }: { courses: { id: string }[] }) => courses.map(({ id }) => id);
const get = (id: string, cookie?: string) => server.call(`/api/courses/${id}`, cookie ? { cookie } : {});

describe('the catalogue', () => {
  it('shows published courses and the themes that have any', async () => {
    const catalogue = await list('?language=en');
    expect(idsOf(catalogue)).toEqual(['osnove', 'vezja', 'stroji']);
    expect(catalogue).toMatchObject({ total: 3, page: 1, page_count: 1 });
    expect(catalogue.themes).toEqual([
      { id: 'strojna', title: 'strojna en', course_count: 1 },
      { id: 'vzorci', title: 'vzorci en', course_count: 2 },
    ]);
    expect(catalogue.courses[0]).toEqual({
      id: 'osnove',
      title: 'osnove en',
      summary: 'summary of osnove en',
      language: 'en',
      languages: ['sl', 'en', 'de'],
      theme: { id: 'vzorci', title: 'vzorci en' },
      level: 'beginner',
      access: 'free',
      weeks: 2,
      hours_per_week: 5,
      lesson_count: 3,
      author: 'Ana Kovač',
      drawing: null,
      is_unlocked: true,
      enrolment: null,
    });
    expect(catalogue.courses[1], 'what is not translated is in Slovenian, and drafts do not count').toMatchObject({
      title: 'vezja sl',
      language: 'sl',
      lesson_count: 3,
      is_unlocked: false,
    });
  });

  it.each([
    ['?theme=strojna', ['stroji']],
    ['?theme=skrita', []],
    ['?theme=nothing', []],
    ['?theme=%00', []],
    ['?level=intermediate', ['vezja']],
    ['?access=premium', ['stroji']],
    ['?available_in=de', ['osnove', 'stroji']],
    ['?duration=short', ['osnove']],
    ['?duration=medium', ['vezja']],
    ['?duration=long', ['stroji']],
    ['?theme=vzorci&available_in=en&level=beginner', ['osnove']],
  ])('is narrowed by %s', async (query, ids) => {
    const catalogue = await list(query);
    expect(idsOf(catalogue)).toEqual(ids);
    expect(catalogue.total).toBe(ids.length);
    expect(catalogue.themes, 'the choices stay').toHaveLength(2);
  });

  it.each([
    ['?sort=title', ['stroji', 'osnove', 'vezja']],
    ['?sort=title&language=en', ['osnove', 'vezja', 'stroji']],
    ['?sort=shortest', ['osnove', 'vezja', 'stroji']],
    ['?sort=newest', ['stroji', 'vezja', 'osnove']],
  ])('is put in order by %s', async (query, ids) => {
    expect(idsOf(await list(query))).toEqual(ids);
  });

  it('knows no page behind the last', async () => {
    expect(await list('?page=7')).toMatchObject({ courses: [], total: 3, page: 7, page_count: 1 });
  });

  it('shows what the reader has enrolled in, to them alone', async () => {
    const { cookie } = await newPerson();
    await server.call('/api/courses/osnove/lessons/tok/completion', { method: 'PUT', body: {}, cookie });
    const catalogue = await list('', cookie);
    expect(catalogue.courses[0]?.enrolment).toEqual({ completed_lessons: 1, completed_at: null, left: 'lessons' });
    expect(catalogue.courses[1]?.enrolment).toBeNull();
    expect((await list()).courses[0]?.enrolment).toBeNull();
  });

  it('unlocks by plan and role', async () => {
    const unlocked = async (options: Parameters<typeof newPerson>[0]) => {
      const { courses } = await list('', (await newPerson(options)).cookie);
      return courses.filter(({ is_unlocked }) => is_unlocked).map(({ id }) => id);
    };
    expect(await unlocked({})).toEqual(['osnove']);
    expect(await unlocked({ plan: 'standard' })).toEqual(['osnove', 'vezja']);
    expect(await unlocked({ plan: 'premium' })).toEqual(['osnove', 'vezja', 'stroji']);
    expect(await unlocked({ roles: ['learner', 'author'] })).toEqual(['osnove', 'vezja', 'stroji']);
  });

  it.each([
    ['?level=hard', 'level'],
    ['?page=0', 'page'],
    ['?language=fr', 'language'],
  ])('refuses %s', async (query, path) => {
    const response = await server.call(`/api/courses${query}`);
    expect(response.status).toBe(422);
    expect(await fieldProblems(response)).toMatchObject([{ path }]);
  });

  it('comes by pages', async () => {
    for (let number = 1; number <= 26; number += 1) {
      await insertSampleCourse(server.database, { id: `paged-${number}`, theme: 'paged', position: 100 + number });
    }
    const first = await list('?theme=paged');
    const second = await list('?theme=paged&page=2');
    await server.database.query(`UPDATE courses SET status = 'draft' WHERE theme_id = 'paged'`);
    expect(first).toMatchObject({ total: 26, page: 1, page_count: 2 });
    expect(first.courses).toHaveLength(24);
    expect(idsOf(second)).toEqual(['paged-25', 'paged-26']);
  });
});

describe('a course', () => {
  it('comes with its syllabus, without drafts and empty modules', async () => {
    const course = await json<Course>(get('vezja?language=en'));
    expect(course).toMatchObject({
      ...{ id: 'vezja', title: 'vezja sl', description: 'description of vezja sl', language: 'sl', lesson_count: 3 },
      ...{ outcomes: ['outcome of vezja sl'], is_unlocked: false, enrolment: null },
      prerequisites: [{ id: 'osnove', title: 'osnove en', is_completed: false }],
      next_lesson: { id: 'poskusna', title: 'poskusna sl', minutes: 30 },
    });
    expect(course.modules).toMatchObject([
      { id: 'uvod', lessons: [{ id: 'poskusna', is_preview: true, is_open: true, is_completed: false }] },
      {
        id: 'konec',
        lessons: [
          { id: 'zadnja', is_open: false },
          { id: 'dodatek', is_open: false },
        ],
      },
    ]);
    expect(JSON.stringify(course)).not.toContain('body of');
  });

  it('knows how far its reader is', async () => {
    const { cookie } = await newPerson();
    await server.call('/api/courses/osnove/enrolment', { method: 'PUT', body: {}, cookie });
    const open = { anchor: null, fraction: 0.5, seconds: 0 };
    await server.call('/api/courses/osnove/lessons/ohm/reading', { body: open, cookie });
    const course = await json<Course>(get('osnove', cookie));
    expect(course.enrolment).toMatchObject({ completed_lessons: 0, completed_at: null });
    expect(course.next_lesson?.id, 'the one last open').toBe('ohm');
    await server.call('/api/courses/osnove/lessons/ohm/completion', { method: 'PUT', body: {}, cookie });
    expect((await json<Course>(get('osnove', cookie))).next_lesson?.id, 'the first one left').toBe('naboj');
    for (const lesson of ['naboj', 'tok']) {
      await server.call(`/api/courses/osnove/lessons/${lesson}/completion`, { method: 'PUT', body: {}, cookie });
    }
    const completed = await json<Course>(get('osnove', cookie));
    expect(completed).toMatchObject({ next_lesson: null, enrolment: { completed_lessons: 3 } });
    expect(completed.enrolment?.completed_at).not.toBeNull();
    const next = await json<Course>(get('vezja', cookie));
    expect(next.prerequisites).toMatchObject([{ id: 'osnove', is_completed: true }]);
  });

  it.each(['skrivnost', 'ni-ga', 'OSNOVE', '%00', 'osnove%20', "'"])('is not there: %s', async (id) => {
    const { cookie } = await newPerson({ roles: ['learner', 'admin'] });
    for (const who of [undefined, cookie]) {
      const response = await get(id, who);
      expect(response.status).toBe(404);
      expect(await json<ErrorBody>(response)).toMatchObject({ code: 'NOT_FOUND' });
    }
  });
});

describe('a theme', () => {
  const theme = (id: string) => server.call(`/api/themes/${id}?language=de`);

  it('gathers its published courses', async () => {
    const found = await json<CourseTheme & { courses: { id: string }[] }>(theme('vzorci'));
    expect(found).toMatchObject({ id: 'vzorci', title: 'vzorci de', language: 'de' });
    expect(idsOf(found)).toEqual(['osnove', 'vezja']);
    expect(await json(theme('skrita'))).toMatchObject({ id: 'skrita', courses: [] });
  });

  it.each(['nothing', '%00'])('is not there: %s', async (id) => {
    expect((await theme(id)).status).toBe(404);
  });
});
