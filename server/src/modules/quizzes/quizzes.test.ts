import type { CourseQuizzes, Quiz, QuizList } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptCalls } from '../../test-support/sample-attempts.ts';
import { giveDocuments } from '../../test-support/sample-authors.ts';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../test-support/sample-people.ts';
import { sampleQuizFile, saveSampleQuizzes } from '../../test-support/sample-quizzes.ts';
import { json, type TestServer } from '../../test-support/test-server.ts';

let server: TestServer;
let newPerson: NewPerson;
let calls: ReturnType<typeof attemptCalls>;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  calls = attemptCalls(server);
  const timed = 'quizzes/vzorec-cas/quiz.yaml';
  const drafted = sampleQuizFile('quizzes/vzorec-modul/quiz.yaml', 'placement:\n  course: osnove\n  module: prvi\n');
  await saveSampleQuizzes(server, {
    [timed]: sampleQuizFile(timed, 'level: beginner', 'level: advanced').replace('position: 1', 'position: 2'),
    'quizzes/osnutek/quiz.yaml': drafted.replace('published', 'draft'),
    'quizzes/osnutek/questions/drzi.yaml': sampleQuizFile('quizzes/vzorec-modul/questions/drzi.yaml'),
  });
});
afterAll(() => server.stop());

const list = (query = '', person?: SamplePerson) => json<QuizList>(server.call(`/api/quizzes${query}`, person));
const get = (id: string, person: SamplePerson, query = '') => server.call(`/api/quizzes/${id}${query}`, person);
const idsOf = ({ quizzes }: { quizzes: { id: string }[] }) => quizzes.map(({ id }) => id);

describe('the list of quizzes', () => {
  it('has the published standalone ones, for everybody', async () => {
    const visited = await list();
    expect(visited).toMatchObject({
      ...{ total: 2, page: 1, page_count: 1, today: null },
      themes: [{ id: 'elektrika', title: 'Elektrotehnika', quiz_count: 2 }],
    });
    expect(visited.quizzes).toEqual([
      {
        ...{ id: 'vzorec', title: 'Vzorec', summary: 'Za vajo.', language: 'sl', level: 'beginner' },
        theme: { id: 'elektrika', title: 'Elektrotehnika' },
        ...{
          question_count: 9,
          points: 10,
          time_limit_seconds: null,
          passing_percent: 50,
          standing: null,
          may_start: false,
        },
      },
      expect.objectContaining({ id: 'vzorec-cas', time_limit_seconds: 60, points: 4 }),
    ]);
  });

  it('is filtered by theme and level, whatever they are', async () => {
    expect(idsOf(await list('?level=advanced'))).toEqual(['vzorec-cas']);
    expect(idsOf(await list('?theme=elektrika&level=beginner'))).toEqual(['vzorec']);
    for (const theme of ['ni-je', '%00', 'A']) expect(await list(`?theme=${theme}`)).toMatchObject({ total: 0 });
    expect(idsOf(await list('?page=2'))).toEqual([]);
    expect((await server.call('/api/quizzes?level=x')).status).toBe(422);
  });

  it('says how the reader did, in their language', async () => {
    const person = await newPerson();
    await calls.finished('vzorec', person, 4);
    await calls.finished('vzorec', person, 0);
    const open = await calls.started('vzorec-cas', person);
    const { quizzes, today } = await list('?language=en', person);
    expect(quizzes.map(({ title, language, standing }) => ({ title, language, ...standing }))).toEqual([
      {
        ...{ title: 'Vzorec (en)', language: 'en' },
        ...{ attempt_count: 2, best_share: 0.5, has_passed: true, open_attempt_id: null },
      },
      {
        ...{ title: 'Vzorec na čas (en)', language: 'en' },
        ...{ attempt_count: 1, best_share: null, has_passed: false, open_attempt_id: open },
      },
    ]);
    expect(today).toMatchObject({ limit: 5, left: 2 });
  });
});

describe('a quiz', () => {
  it('shows its settings, its topics and the reader’s attempts', async () => {
    const person = await newPerson();
    const first = await calls.finished('vzorec', person, 3);
    const second = await calls.started('vzorec', person);
    const quiz = await json<Quiz>(get('vzorec', person, '?language=de'));
    expect(quiz).toMatchObject({
      ...{ title: 'Vzorec (de)', place: null, feedback: 'at-once', attempt_limit: null, shuffles_questions: false },
      topics: [
        { id: 'merjenje', title: 'Messen', question_count: 5 },
        { id: 'ohmov-zakon', title: 'Ohmsches Gesetz', question_count: 4 },
      ],
      standing: { attempt_count: 2, best_share: 0.3, has_passed: false, open_attempt_id: second },
      ...{ today: { left: 3 }, refusal: null, may_author: false },
    });
    expect(quiz.attempts).toMatchObject([
      { id: second, number: 2, submitted_at: null, points: null, has_passed: null, max_points: 10 },
      { id: first, number: 1, points: 3, has_passed: false, is_timed_out: false, is_regraded: false },
    ]);
  });

  it('of a course says where in it', async () => {
    const person = await newPerson({ plan: 'standard' });
    expect((await json<Quiz>(get('vzorec-modul', person))).place).toEqual({
      course: { id: 'osnove', title: 'Osnove' },
      module: { id: 'prvi', title: expect.any(String), number: 1 },
      lesson: null,
    });
    expect((await json<Quiz>(get('vzorec-tecaj', person))).place).toMatchObject({ module: null, lesson: null });
  });

  it('falls back to Slovenian where a translation is missing, and says so', async () => {
    await server.database.query(`UPDATE quizzes SET title = title - 'de' WHERE id = 'vzorec-tecaj'`);
    const quiz = await json<Quiz>(get('vzorec-tecaj', await newPerson(), '?language=de'));
    expect(quiz).toMatchObject({ title: 'Vzorec tečaja', summary: 'Za vajo.', language: 'sl' });
  });

  it('that is a draft, or in a course that is one, is there for its author', async () => {
    const [learner, author] = [await newPerson({ plan: 'premium' }), await newPerson({ roles: ['learner', 'author'] })];
    await giveDocuments(server.database, author.id, 'quiz');
    const other = await newPerson({ roles: ['learner', 'author'] });
    await server.database.query(`UPDATE courses SET status = 'draft' WHERE id = 'osnove'`);
    try {
      for (const id of ['osnutek', 'vzorec-modul']) {
        for (const reader of [learner, other]) expect((await get(id, reader)).status).toBe(404);
        expect((await calls.start(id, learner)).status).toBe(404);
        expect(await json<Quiz>(get(id, author))).toMatchObject({ id, may_author: true, refusal: null });
        await calls.started(id, author);
      }
    } finally {
      await server.database.query(`UPDATE courses SET status = 'published' WHERE id = 'osnove'`);
    }
    expect(idsOf(await list('', author))).not.toContain('osnutek');
  });

  it('that does not exist is not found', async () => {
    const person = await newPerson();
    for (const id of ['ni-ga', '%00', 'Vzorec']) expect((await get(id, person)).status).toBe(404);
  });
});

describe('the quizzes of a course', () => {
  it('are in its order, that of the whole course last', async () => {
    const person = await newPerson();
    const of = await json<CourseQuizzes>(server.call('/api/courses/osnove/quizzes?language=en', person));
    expect(of.course).toEqual({
      ...{ id: 'osnove', title: 'Basics', language: 'en', is_unlocked: false, access: 'standard' },
    });
    expect(idsOf(of)).toEqual(['vzorec-modul', 'vzorec-tecaj']);
    expect(
      of.quizzes.map(({ is_required }) => is_required),
      'quizzes of modules are for practice',
    ).toEqual([false, true]);
    expect(of.quizzes[0]).toMatchObject({ module: { id: 'prvi', number: 1 }, standing: { attempt_count: 0 } });
    expect(of.quizzes[1]).toMatchObject({ module: null, lesson: null });
  });

  it('name the lesson that they complete', async () => {
    await server.database.query(
      `UPDATE quizzes SET lesson_id = 'napetost', module_id = NULL WHERE id = 'vzorec-modul'`,
    );
    const of = await json<CourseQuizzes>(server.call('/api/courses/osnove/quizzes', await newPerson()));
    expect(of.quizzes[0]).toMatchObject({ lesson: { id: 'napetost', title: 'Napetost' }, module: { id: 'prvi' } });
  });

  it('need a course that is published', async () => {
    const person = await newPerson();
    for (const id of ['ni-ga', '%00']) {
      expect((await server.call(`/api/courses/${id}/quizzes`, person)).status).toBe(404);
    }
  });
});
