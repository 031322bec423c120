import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertSampleCourse } from '../../test-support/sample-course.ts';
import { saveSampleCourse } from '../../test-support/sample-course-files.ts';
import {
  grantPlan,
  type NewPerson,
  type SamplePerson,
  startServerWithPeople,
} from '../../test-support/sample-people.ts';
import { saveSampleQuizzes } from '../../test-support/sample-quizzes.ts';
import type { TestServer } from '../../test-support/test-server.ts';
import { bringIndexUpToDate } from './indexing/bring-index-up-to-date.ts';
import { courseWith, indexed, paths, searchCalls } from './search.fixture.ts';

/** `napetost` needs the plan of its course and has a word that nothing else has; `tok` may be read by anybody. */
const secret = 'Magnetohidrodinamika';
const locked = 'courses/osnove/napetost';
const withSecret = {
  ...courseWith('access: standard', 'access: premium'),
  'courses/osnove/lessons/napetost.sl.md': `---\ntitle: ${secret}\nsummary: Povzetek.\n---\n\nBesede ${secret}, $j = \\sigma (E + v B)$.\n`,
};

let server: TestServer;
let newPerson: NewPerson;
let calls: ReturnType<typeof searchCalls>;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  calls = searchCalls(server);
  await saveSampleQuizzes(server);
  await saveSampleCourse(server.services, withSecret);
  await indexed(server);
});
afterAll(() => server.stop());

describe('what needs a plan', () => {
  it.each([
    ['a visitor', undefined],
    ['somebody without a plan', {}],
    ['somebody with a smaller plan', { plan: 'standard' }],
  ] as const)('is neither shown nor counted, suggested or offered as a correction to %s', async (_, account) => {
    const as = account && (await newPerson(account));
    for (const question of [secret, 'magnetohidrodinamike', 'magnetohidrodinamka', `"besede ${secret}"`]) {
      const found = await calls.find(question, { as });
      expect(found, question).toMatchObject({ results: [], total: 0, kinds: [], corrected: null, offered: null });
      expect(found.instead.map(({ path }) => path)).not.toContain(locked);
    }
    expect(await calls.suggest('magneto', { as })).toEqual([]);
    // The very equation, another one between the same quantities, and a word that is made of a known and a hidden one.
    for (const question of ['j=σ(E+vB)', 'j = sigma*E*v*B', `tok${secret}`]) {
      expect(await calls.find(question, { as }), question).toMatchObject({ results: [], total: 0, corrected: null });
    }
    const both = await calls.find(`tok ${secret}`, { as });
    expect(paths(both)).not.toContain(locked);
    // What was typed is said to be missing as any word is that nobody knows.
    expect(both.left_out).toEqual([secret]);
    expect(JSON.stringify({ ...both, left_out: [] })).not.toContain(secret);
    for (const unknown of ['magnetohidro', 'dinamika', 'qwxzqwxz']) {
      expect(await calls.find(`tok ${unknown}`, { as }), unknown).toMatchObject({
        ...{ left_out: [unknown], corrected: null, offered: null },
      });
    }
  });

  it.each([
    ['with the plan', { plan: 'premium' }],
    ['who write', { roles: ['author'] }],
    ['who administrate', { roles: ['admin'] }],
  ] satisfies [string, Parameters<NewPerson>[0]][])('is found by those %s', async (_, account) => {
    const as = await newPerson(account);
    const found = await calls.find('magnetohidrodinamiko', { as });
    expect(paths(found)).toEqual([locked]);
    expect(found).toMatchObject({ total: 1, kinds: [{ kind: 'lesson', count: 1 }] });
    expect((await calls.find('magnetohidrodinamka', { as })).corrected).toBe(secret);
    expect((await calls.suggest('magneto', { as })).map(({ path }) => path)).toEqual([locked]);
    for (const question of ['j=σ(E+vB)', 'E = j/sigma - v*B', 'j = sigma*E*v*B']) {
      expect(paths(await calls.find(question, { as })), question).toEqual([locked]);
    }
  });
});

describe('a draft', () => {
  const asDraft = {
    lesson: courseWith('minutes: 25\n', 'minutes: 25\n        status: draft\n'),
    course: courseWith('status: published', 'status: draft'),
  };

  it.each([
    ['a lesson', asDraft.lesson],
    ['a course', asDraft.course],
  ])('is found by nobody where it is %s, whoever may write it, nor are its words suggested', async (_, changes) => {
    const people = [undefined, await newPerson({ plan: 'premium' }), await newPerson({ roles: ['author', 'admin'] })];
    await saveSampleCourse(server.services, { ...withSecret, ...changes });
    await indexed(server);
    try {
      for (const as of people) {
        for (const question of [secret, 'magnetohidrodinamka', 'magnetohidro', 'j=σ(E+vB)', 'j = sigma*E*v*B']) {
          const found = await calls.find(question, { as });
          expect(found, question).toMatchObject({ results: [], total: 0, kinds: [], corrected: null });
          expect(JSON.stringify(found.instead), question).not.toContain(secret);
        }
        expect(await calls.suggest('magneto', { as })).toEqual([]);
      }
    } finally {
      await saveSampleCourse(server.services, withSecret);
      await indexed(server);
    }
  });

  it('takes a module with it that has nothing else', async () => {
    const modules = { odprtine: ['ena'], superprevodniki: ['dve'] };
    await insertSampleCourse(server.database, { id: 'z-osnutkom', modules, drafts: ['dve'] });
    await bringIndexUpToDate(server.services);
    try {
      expect(paths(await calls.find('odprtine'))).toEqual(['courses/z-osnutkom']);
      expect((await calls.find('superprevodniki')).total).toBe(0);
    } finally {
      await server.database.query(`DELETE FROM courses WHERE id = 'z-osnutkom'`);
      await bringIndexUpToDate(server.services);
    }
  });

  it('is not offered instead of something', async () => {
    const offered = async () => (await calls.find('qwxzqwxz')).instead.map(({ path }) => path);
    expect(await offered()).toEqual(['courses/osnove']);
    await saveSampleCourse(server.services, { ...withSecret, ...asDraft.course });
    await indexed(server);
    try {
      expect(await offered()).toEqual([]);
    } finally {
      await saveSampleCourse(server.services, withSecret);
      await indexed(server);
    }
  });
});

describe('a quiz', () => {
  it('is found by those who are signed in, and one of a course by those whose plan opens the course', async () => {
    expect((await calls.find('vzorec')).kinds).toEqual([]);
    const quizzesOf = async (as: SamplePerson) => paths(await calls.find('vzorec', { as, kind: 'quiz' })).sort();
    const standalone = ['quiz/vzorec', 'quiz/vzorec-cas'];
    expect(await quizzesOf(await newPerson())).toEqual(standalone);
    expect(await quizzesOf(await newPerson({ plan: 'premium' }))).toEqual(
      [...standalone, 'quiz/vzorec-modul', 'quiz/vzorec-tecaj'].sort(),
    );
  });

  it('of a course follows the course when that needs another plan', async () => {
    const anybody = await newPerson();
    const quizzes = async () => paths(await calls.find('vzorec', { as: anybody, kind: 'quiz' }));
    expect(await quizzes()).not.toContain('quiz/vzorec-tecaj');
    await saveSampleCourse(server.services, courseWith('access: standard', 'access: free'));
    await indexed(server);
    expect(await quizzes()).toContain('quiz/vzorec-tecaj');
    await saveSampleCourse(server.services);
    await indexed(server);
    expect(await quizzes()).not.toContain('quiz/vzorec-tecaj');
  });

  it('gives nothing away of what it asks', async () => {
    const [row] = await server.database.query<{ tokens: string }>(
      `SELECT string_agg(tokens::text, ' ') AS tokens FROM search_entries WHERE kind = 'quiz'`,
    );
    const [asked] = await server.database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM search_passages JOIN search_entries ON id = entry_id
       WHERE kind = 'quiz' AND position > 0`,
    );
    expect(row?.tokens).toContain('vzorec');
    expect(asked?.count, 'summaries alone').toBe(0);
  });
});

describe('a note', () => {
  const write = ({ cookie }: SamplePerson, text: string, lesson = 'tok', id: string = randomUUID()) =>
    server
      .call(`/api/courses/osnove/lessons/${lesson}/notes/${id}`, {
        method: 'PUT',
        body: { anchor: null, text },
        cookie,
      })
      .then(() => id);

  it('is found by its writer alone, under the title of its lesson', async () => {
    const [writer, other, admin] = [await newPerson(), await newPerson(), await newPerson({ roles: ['admin'] })];
    await write(writer, 'Kvantizirani vrtinec vprašaj profesorja.');
    await indexed(server);
    const found = await calls.find('kvantizirane vrtince', { as: writer, language: 'en' });
    expect(found.results).toMatchObject([
      { kind: 'note', title: 'Current', context: 'Basics', path: 'courses/osnove/tok#notes', language: 'en' },
    ]);
    for (const as of [undefined, other, admin]) {
      for (const question of ['kvantizirani', 'kvantizirni', 'profesorja vrtinec']) {
        const hidden = await calls.find(question, { as });
        expect(hidden, question).toMatchObject({ results: [], total: 0, kinds: [], corrected: null });
      }
      expect(await calls.suggest('kvant', { as })).toEqual([]);
    }
  });

  it('is found as long as it is there, and its lesson open to its writer', async () => {
    const writer = await newPerson({ plan: 'premium' });
    const id = await write(writer, 'Superfluidnost helija.', 'napetost');
    await indexed(server);
    expect((await calls.find('superfluidnost', { as: writer })).total).toBe(1);
    await server.database.query('DELETE FROM subscriptions WHERE user_id = $1', [writer.id]);
    expect((await calls.find('superfluidnost', { as: writer })).total, 'the plan ended').toBe(0);
    await grantPlan(server.database, writer.id, 'premium');
    expect((await calls.find('superfluidnost', { as: writer })).total).toBe(1);
    await server.call(`/api/courses/osnove/lessons/napetost/notes/${id}`, {
      ...{ method: 'DELETE', body: {}, cookie: writer.cookie },
    });
    await indexed(server);
    expect((await calls.find('superfluidnost', { as: writer })).total).toBe(0);
  });

  it('goes with its writer', async () => {
    const writer = await newPerson();
    await write(writer, 'Termoakustika.');
    await indexed(server);
    await server.database.query('DELETE FROM users WHERE id = $1', [writer.id]);
    expect(await server.database.query('SELECT FROM search_entries WHERE owner_id = $1', [writer.id])).toEqual([]);
  });
});
