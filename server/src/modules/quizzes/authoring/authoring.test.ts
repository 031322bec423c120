import type { EditedQuestion, QuestionProblem, Quiz } from '@navor/contract';
import type { QuestionSource } from '@navor/questions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectTooComplex, makeNextTaskEndless } from '../../../test-support/endless-task.ts';
import { attemptCalls } from '../../../test-support/sample-attempts.ts';
import { giveDocuments } from '../../../test-support/sample-authors.ts';
import { openAccount, type SamplePerson } from '../../../test-support/sample-people.ts';
import { saveSampleQuizzes } from '../../../test-support/sample-quizzes.ts';
import {
  type ErrorBody,
  fieldProblems,
  json,
  startTestServer,
  type TestServer,
} from '../../../test-support/test-server.ts';
import { exportQuizzes } from '../content/export-quizzes.ts';

let server: TestServer;
let author: SamplePerson;
let learner: SamplePerson;
beforeAll(async () => {
  server = await startTestServer();
  author = await openAccount(server, 'author', { roles: ['author'] });
  learner = await openAccount(server, 'learner', { plan: 'premium' });
  await saveSampleQuizzes(server);
  await giveDocuments(server.database, author.id, 'quiz');
});
afterAll(() => server.stop());

const address = (question: string) => `/api/quizzes/vzorec/questions/${question}`;
const get = (question: string) => server.call(address(question), { cookie: author.cookie });
const read = async (question: string) => json<EditedQuestion>(get(question));
const save = (question: string, body: object) =>
  server.call(address(question), { method: 'PUT', body, cookie: author.cookie });
const attempted = (body: object) =>
  server.call('/api/questions/try', {
    body: { quizId: 'vzorec', language: 'sl', seed: 7, response: null, ...body },
    cookie: author.cookie,
  });

type Saved = { kind: string; version: number; problems: QuestionProblem[] };
type Tried = {
  problems: QuestionProblem[];
  shown: {
    body_html: string;
    right_answer: object;
    outcome: object | null;
    solution_html: string;
    values: object[];
  } | null;
};

describe('a question for its author', () => {
  it('comes as it is written, with its version, topics and the number of its answers', async () => {
    await attemptCalls(server).finished('vzorec', learner);
    const question = await read('drzi');
    expect(question).toMatchObject({
      quiz: { id: 'vzorec', title: 'Vzorec', question_count: 9 },
      ...{ id: 'drzi', version: 1, answer_count: 1 },
      source: { type: 'true-false', topic: 'ohmov-zakon', answer: true },
    });
    expect(question.topics).toContainEqual({ id: 'merjenje', title: 'Merjenje' });
  });

  it('knows its place in the quiz and those beside it', async () => {
    const asked: (string | null)[] = [];
    let next = (await json<Quiz>(server.call('/api/quizzes/vzorec', { cookie: author.cookie }))).first_question_id;
    for (let number = 1; next !== null; number += 1) {
      const question = await read(next);
      expect(question).toMatchObject({ number, previous_id: asked.at(-1) ?? null });
      asked.push(next);
      next = question.next_id;
    }
    expect(asked).toHaveLength(9);
  });

  it('is led to from an attempt of an author, and of nobody else', async () => {
    const calls = attemptCalls(server);
    const placesOf = async (person: SamplePerson) =>
      (await calls.read(await calls.started('vzorec', person), person)).questions.map(({ authored_as }) => authored_as);
    expect(await placesOf(author)).toContainEqual({ quiz_id: 'vzorec', question_id: 'drzi' });
    expect(new Set(await placesOf(learner))).toEqual(new Set([null]));
    const quiz = await json<Quiz>(server.call('/api/quizzes/vzorec', { cookie: learner.cookie }));
    expect(quiz.first_question_id).toBeNull();
  });

  it('is not there for learners, and not where there is none', async () => {
    expect((await server.call(address('drzi'), { cookie: learner.cookie })).status).toBe(403);
    expect((await get('ni-ga')).status).toBe(404);
    expect((await get('%00')).status).toBe(404);
  });
});

describe('saving a question', () => {
  it('makes a new version, which an export writes', async () => {
    const { source, version } = await read('drzi');
    const changed = { ...source, points: 3, body: { ...source.body, sl: 'Tok raste z napetostjo.' } };
    expect(await json(save('drzi', { source: changed, version }))).toEqual({ kind: 'saved', version: 2, problems: [] });
    expect(await read('drzi')).toMatchObject({ version: 2, source: { body: { sl: 'Tok raste z napetostjo.' } } });
    const files = await exportQuizzes(server.services);
    expect(files.get('quizzes/vzorec/questions/drzi.yaml')?.toString()).toContain('sl: Tok raste z napetostjo.');
    const [quiz] = await server.database.query("SELECT points FROM quizzes WHERE id = 'vzorec'");
    expect(quiz).toEqual({ points: 12 });
  });

  it('keeps its tags, which an export writes and the database finds', async () => {
    const { source, version } = await read('besedilo');
    await save('besedilo', { source: { ...source, tags: ['Tok', 'zaporedna vezava'] }, version });
    expect((await read('besedilo')).source.tags).toEqual(['tok', 'zaporedna vezava']);
    const files = await exportQuizzes(server.services);
    expect(files.get('quizzes/vzorec/questions/besedilo.yaml')?.toString()).toContain(
      'tags:\n  - tok\n  - zaporedna vezava\n',
    );
    const found = `SELECT question_id FROM question_versions WHERE tags @> '{tok}'`;
    expect(await server.database.query(found)).toEqual([{ question_id: 'besedilo' }]);
    const refused = await save('besedilo', { source: { ...source, tags: ['<b>'] }, version: version + 1 });
    expect(await fieldProblems(refused)).toMatchObject([{ path: 'source.tags.0' }]);
  });

  it('is not undone by loading the files that were loaded before', async () => {
    expect((await saveSampleQuizzes(server)).unchanged).toContain('vzorec');
    expect(await read('drzi')).toMatchObject({ version: 2, source: { points: 3 } });
  });

  it('says beside its field what the database cannot store', async () => {
    const bank = { file_name: 'x.txt', text: '::a::b{T}', theme: 'a\0', language: 'sl', save: true };
    const refused = await server.call('/api/quizzes/import', { body: bank, cookie: author.cookie });
    expect(refused.status).toBe(422);
    expect(await fieldProblems(refused)).toEqual([{ path: 'theme', problem: 'invalid' }]);
  });

  it('is in the audit log, and only when something has changed', async () => {
    const { source, version } = await read('drzi');
    const entries = () =>
      server.database.query<{ details: object }>(
        `SELECT actor_id, subject_id, details FROM platform.audit_entries WHERE action = 'question_saved' ORDER BY at`,
      );
    const before = await entries();
    await save('drzi', { source: { ...source, points: 7 }, version });
    await save('drzi', { source: { ...source, points: 7 }, version: version + 1 });
    const details = { quiz_id: 'vzorec', question_id: 'drzi', before: version, version: version + 1 };
    expect((await entries()).slice(before.length)).toEqual([{ actor_id: author.id, subject_id: null, details }]);
  });

  it('that says the same makes no version', async () => {
    const { source, version } = await read('stevilo');
    expect(await json<Saved>(save('stevilo', { source, version }))).toMatchObject({ kind: 'saved', version });
  });

  it('is refused where somebody else has saved in the meantime', async () => {
    const { source } = await read('drzi');
    const answer = await save('drzi', { source, version: 1 });
    expect(answer.status).toBe(409);
    expect(await json<ErrorBody>(answer)).toMatchObject({ code: 'VERSION_CHANGED' });
  });

  it('lets one of two who save at once through', async () => {
    const { source, version } = await read('pari');
    const edits = ['Povežite pare.', 'Poiščite pare.'].map((sl) => ({ ...source, body: { ...source.body, sl } }));
    const answers = await Promise.all(edits.map((edit) => save('pari', { source: edit, version })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('lets everybody have their turn, be they more than there are connections', async () => {
    const { source, version } = await read('vrstni-red');
    const body = { ...source.body, sl: 'Uredite jih.' };
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => save('vrstni-red', { source: { ...source, body }, version })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(13).fill(409)]);
  });

  it('tells what is wrong by its place, and keeps nothing of it', async () => {
    const { source, version } = await read('stevilo');
    const broken = {
      ...source,
      ...{ topic: 'neznana', answer: 'U / X' },
      solution: { ...source.solution, de: 'Erste Zeile.\n\nEine Formel $\\frac{1$.' },
    };
    const { kind, problems } = await json<Saved>(save('stevilo', { source: broken, version }));
    expect(kind).toBe('refused');
    expect(problems.map(({ place, severity, fault }) => [place, severity, fault])).toEqual(
      expect.arrayContaining([
        [['topic'], 'error', { code: 'noTopic', parts: ['neznana'] }],
        [['answer'], 'error', { code: 'unknownName', parts: ['X'] }],
        [['solution', 'de'], 'error', { code: 'markdown.latexMissing', parts: ['}'] }],
      ]),
    );
    expect(await read('stevilo')).toMatchObject({ version });
  });

  it('tells a limit that is allowed from one that is not', async () => {
    const { source, version } = await read('stevilo');
    const problemOf = async (relative: number) => {
      const refused = await save('stevilo', { version, source: { ...source, tolerance: { relative } } });
      return fieldProblems(refused);
    };
    const path = 'source.tolerance.relative';
    expect(await problemOf(0)).toEqual([{ path, problem: 'not_above', limit: 0 }]);
    expect(await problemOf(0.6)).toEqual([{ path, problem: 'too_big', limit: 0.5 }]);
  });

  it('refuses what is no question, by its field', async () => {
    const { source, version } = await read('stevilo');
    const answer = await save('stevilo', { source: { ...source, points: 0 }, version });
    expect(answer.status).toBe(422);
    expect((await json<{ data: { fields: { path: string }[] } }>(answer)).data.fields[0]?.path).toBe('source.points');
  });
});

describe('trying a question', () => {
  it('shows the numbers of the seed and scores an answer', async () => {
    const { source } = await read('stevilo');
    const { shown } = await json<Tried>(attempted({ source }));
    expect(shown?.body_html).toMatch(/Na upor z upornostjo .*Ω je priključena napetost .*V/);
    expect(shown?.outcome).toBeNull();
    const right = await json<Tried>(attempted({ source, response: shown?.right_answer }));
    expect(right.shown?.outcome).toMatchObject({ kind: 'graded', share: 1 });
    expect(right.shown?.body_html).toBe(shown?.body_html);
    const other = await json<Tried>(attempted({ source, seed: 8 }));
    expect(other.shown?.right_answer).not.toEqual(shown?.right_answer);
  });

  it('tells what was drawn, and keeps what is pinned', async () => {
    const { source } = await read('stevilo');
    const { shown } = await json<Tried>(attempted({ source, pinned: { U: 9 } }));
    expect(shown?.values).toContainEqual({
      name: 'U',
      kind: 'drawn',
      number: 9,
      unit: 'V',
      text: expect.stringMatching(/^9\sV$/),
    });
    expect(shown?.body_html).toMatch(/9\sV/);
    const broken = await json<Tried>(attempted({ source: { ...source, constraints: ['U > 10'] }, pinned: { U: 9 } }));
    expect(broken.problems).toMatchObject([{ place: ['constraints'], fault: { code: 'noPinnedDraw' } }]);
  });

  it('shows drawings of the quiz', async () => {
    const { source } = await read('ena-izbira');
    expect((await json<Tried>(attempted({ source }))).shown?.body_html).toContain('<svg');
  });

  it('tells what is wrong instead of showing it', async () => {
    const source = { ...(await read('stevilo')).source, constraints: ['U < 0'] } as QuestionSource;
    const { problems, shown } = await json<Tried>(attempted({ source }));
    expect(shown).toBeNull();
    expect(problems).toMatchObject([
      { place: ['constraints'], severity: 'error', fault: { code: 'noDraw', parts: [] } },
    ]);
  });

  it('tells what is wrong within a text by a code as well, which editors read in their own language', async () => {
    const source = { ...(await read('stevilo')).source, hints: [{ sl: 'Namig $\\nic$ <b>' }] } as QuestionSource;
    const { problems } = await json<Tried>(attempted({ source }));
    expect(problems).toMatchObject([
      { place: ['hints', 0, 'sl'], fault: { code: 'markdown.noHtml', parts: ['<b>'] } },
      { place: ['hints', 0, 'sl'], fault: { code: 'markdown.latexUnknown', parts: ['\\nic'] } },
    ]);
  });

  it('needs a quiz that is there', async () => {
    const { source } = await read('stevilo');
    expect((await attempted({ source, quizId: 'ni-ga' })).status).toBe(404);
  });
});

it('is made ready beside what is served, and given up when that takes longer than it may', async () => {
  const { source, version } = await read('drzi');
  const requests = [() => attempted({ source }), () => save('drzi', { source, version })];
  for (const request of requests) {
    const endless = makeNextTaskEndless(server);
    await expectTooComplex(server, request());
    expect(endless.name()).toBe('prepareAtPlaces');
    expect((await request()).status).toBe(200);
  }
});
