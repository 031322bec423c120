import type { ChangedQuestion, EditedQuestion, QuestionCollection } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '../../../test-support/count-statements.ts';
import { giveDocuments } from '../../../test-support/sample-authors.ts';
import { openAccount, type SamplePerson } from '../../../test-support/sample-people.ts';
import { saveSampleQuizzes } from '../../../test-support/sample-quizzes.ts';
import { json, startTestServer, type TestServer } from '../../../test-support/test-server.ts';

let server: TestServer;
let author: SamplePerson;
let other: SamplePerson;
beforeAll(async () => {
  server = await startTestServer();
  author = await openAccount(server, 'author', { roles: ['author'] });
  other = await openAccount(server, 'other', { roles: ['author'] });
  await saveSampleQuizzes(server);
  await giveDocuments(server.database, author.id, 'quiz');
});
afterAll(() => server.stop());

const list = async (query = '', person = author) =>
  json<QuestionCollection>(server.call(`/api/authoring/questions?${query}`, { cookie: person.cookie }));
const names = ({ questions }: QuestionCollection) => questions.map(({ quiz, id }) => `${quiz.id}/${id}`);
const change = (body: object, person = author) =>
  server.call('/api/authoring/questions/change', { body, cookie: person.cookie });
const undo = (changes: ChangedQuestion[]) =>
  json<ChangedQuestion[]>(server.call('/api/authoring/questions/undo', { body: { changes }, cookie: author.cookie }));
const read = (quiz: string, question: string) =>
  json<EditedQuestion>(server.call(`/api/quizzes/${quiz}/questions/${question}`, { cookie: author.cookie }));
const based = (quizId: string, questionId: string, version = 1) => ({
  ...{ quiz_id: quizId, question_id: questionId, version },
});

describe('the questions that somebody may edit', () => {
  it('are found by type, topic, quiz and words', async () => {
    expect((await list()).total).toBe(14);
    expect(names(await list('type=numeric'))).toEqual(['vzorec/stevilo', 'vzorec-cas/stevilo']);
    expect(names(await list('quiz=vzorec-modul'))).toEqual(['vzorec-modul/drzi']);
    expect(names(await list(`text=${encodeURIComponent('s čim merimo')}`))).toEqual(['vzorec/besedilo']);
    expect(names(await list(`text=${encodeURIComponent('S CIM')}`)), 'however it is typed').toEqual([
      'vzorec/besedilo',
    ]);
    expect((await list('text=%25')).total).toBe(0);
    expect((await list('text=diacriticsMatter')).total, 'names of fields are no words').toBe(0);
    expect((await list('concern=any')).total).toBe(0);
  });

  it('are nobody else’s', async () => {
    expect(await list('', other)).toMatchObject({ total: 0, quizzes: [], tags: [] });
  });
});

describe('changing many questions', () => {
  it('gives them tags, by which they are found, and takes them back when it is undone', async () => {
    const questions = [based('vzorec', 'drzi'), based('vzorec-modul', 'drzi')];
    const changed = await json<ChangedQuestion[]>(
      change({ questions, change: { kind: 'add-tags', tags: ['Sorazmernost'] } }),
    );
    expect(changed.map(({ result }) => result)).toEqual([
      { kind: 'changed', version: 2, before: 1 },
      { kind: 'changed', version: 2, before: 1 },
    ]);
    expect(names(await list('tag=sorazmernost'))).toEqual(['vzorec/drzi', 'vzorec-modul/drzi']);
    expect((await list()).tags).toEqual(['sorazmernost']);
    await undo(changed);
    expect((await list()).tags).toEqual([]);
    expect(await read('vzorec', 'drzi')).toMatchObject({ version: 3 });
  });

  it('leaves alone what somebody else has saved since', async () => {
    const [outdated] = await json<ChangedQuestion[]>(
      change({ questions: [based('vzorec', 'drzi', 1)], change: { kind: 'points', points: 5 } }),
    );
    expect(outdated?.result).toEqual({ kind: 'outdated' });
    expect((await read('vzorec', 'drzi')).source.points).toBe(1);
  });

  it('counts the points of the quiz anew', async () => {
    const [changed] = await json<ChangedQuestion[]>(
      change({ questions: [based('vzorec', 'besedilo')], change: { kind: 'points', points: 5 } }),
    );
    const points = async () => (await server.database.query("SELECT points FROM quizzes WHERE id = 'vzorec'"))[0];
    expect(await points()).toEqual({ points: 14 });
    if (changed) await undo([changed]);
    expect(await points()).toEqual({ points: 10 });
  });

  it('refuses a topic that is not there', async () => {
    const [refused] = await json<ChangedQuestion[]>(
      change({ questions: [based('vzorec', 'pari')], change: { kind: 'topic', topic: 'ni-je' } }),
    );
    expect(refused?.result).toEqual({ kind: 'refused' });
  });

  it('moves a question to another quiz and back', async () => {
    const moved = await json<ChangedQuestion[]>(
      change({ questions: [based('vzorec', 'pari')], change: { kind: 'move', quiz_id: 'vzorec-modul' } }),
    );
    expect(moved[0]?.result).toEqual({ kind: 'moved', quiz_id: 'vzorec-modul', question_id: 'pari', number: 7 });
    expect(names(await list('type=matching'))).toEqual(['vzorec-modul/pari']);
    expect((await read('vzorec', 'vrstni-red')).number).toBe(7);
    expect((await undo(moved))[0]?.result).toMatchObject({ kind: 'moved', quiz_id: 'vzorec' });
    expect(names(await list('type=matching'))).toEqual(['vzorec/pari']);
    expect([(await read('vzorec', 'pari')).number, (await read('vzorec', 'vrstni-red')).number]).toEqual([7, 8]);
    expect((await undo(moved))[0]?.result, 'a second time').toEqual({ kind: 'outdated' });
  });

  it('brings several that were moved back to their places', async () => {
    const before = names(await list('quiz=vzorec'));
    const questions = [based('vzorec', 'vec-izbir'), based('vzorec', 'pari'), based('vzorec', 'vrstni-red')];
    const moved = await json<ChangedQuestion[]>(
      change({ questions, change: { kind: 'move', quiz_id: 'vzorec-modul' } }),
    );
    await undo(moved);
    expect(names(await list('quiz=vzorec'))).toEqual(before);
  });

  it('does not take back a move of a question that was edited where it is now', async () => {
    const [moved] = await json<ChangedQuestion[]>(
      change({ questions: [based('vzorec', 'vrzeli')], change: { kind: 'move', quiz_id: 'vzorec-modul' } }),
    );
    if (moved?.result.kind !== 'moved') throw new Error('It was moved');
    const { quiz_id: quiz, question_id: id } = moved.result;
    await change({ questions: [based(quiz, id)], change: { kind: 'points', points: 9 } });
    expect((await undo([moved]))[0]?.result).toEqual({ kind: 'outdated' });
    expect(names(await list('type=blanks'))).toEqual([`${quiz}/${id}`]);
  });

  it('takes back only what was moved', async () => {
    const forged = (question_id: string) => ({
      ...{ quiz_id: 'vzorec', question_id },
      result: { kind: 'moved' as const, quiz_id: 'vzorec-tecaj', question_id: 'drzi', number: 1 },
    });
    const results = (await undo([forged('drzi'), forged('ni-ga')])).map(({ result }) => result.kind);
    expect(results).toEqual(['outdated', 'outdated']);
    expect(names(await list('quiz=vzorec-tecaj'))).toEqual(['vzorec-tecaj/drzi']);
  });

  it('writes down what was moved, and where to', async () => {
    const question = based('vzorec', 'enacba');
    await undo(await json(change({ questions: [question], change: { kind: 'move', quiz_id: 'vzorec-cas' } })));
    const entries = await server.database.query<{ details: object }>(
      `SELECT details FROM platform.audit_entries WHERE action = 'question_moved' ORDER BY at DESC LIMIT 2`,
    );
    expect(entries.map(({ details }) => details).reverse()).toEqual([
      { quiz_id: 'vzorec', question_id: 'enacba', to_quiz_id: 'vzorec-cas' },
      { quiz_id: 'vzorec-cas', question_id: 'enacba', to_quiz_id: 'vzorec' },
    ]);
  });

  it('leaves what was rendered by an older renderer to be rendered anew', async () => {
    await server.database.query('UPDATE question_versions SET renderer_edition = 0');
    await change({ questions: [based('vzorec', 'besedilo', 3)], change: { kind: 'points', points: 2 } });
    const [kept] = await server.database.query(
      `SELECT version, renderer_edition FROM question_versions WHERE quiz_id = 'vzorec' AND question_id = 'besedilo'
       ORDER BY version DESC LIMIT 1`,
    );
    expect(kept).toEqual({ version: 4, renderer_edition: 0 });
  });

  it('leaves a quiz that can be taken its last question', async () => {
    const [kept] = await json<ChangedQuestion[]>(
      change({ questions: [based('vzorec-tecaj', 'drzi')], change: { kind: 'move', quiz_id: 'vzorec' } }),
    );
    expect(kept?.result).toEqual({ kind: 'refused' });
  });

  it('is for whoever may edit all of them', async () => {
    const points = { kind: 'points', points: 2 };
    expect((await change({ questions: [based('vzorec', 'pari')], change: points }, other)).status).toBe(403);
    expect((await change({ questions: [based('ni-ga', 'pari')], change: points })).status).toBe(404);
    expect((await change({ questions: [], change: points })).status).toBe(422);
  });
});

describe('a large bank', () => {
  it('is shown a page at a time, by as many statements as a small one', async () => {
    const statements = (query: string) =>
      countStatements(server, () => server.call(`/api/authoring/questions?${query}`, { cookie: author.cookie }));
    const before = [await statements(''), await statements('concern=any')];
    const { total } = await list();
    await server.database.query(
      `INSERT INTO questions (quiz_id, id, position, current_version_id)
       SELECT quiz_id, id || '-' || number, position + number * 20, current_version_id
       FROM questions, generate_series(1, 40) AS number WHERE quiz_id = 'vzorec-cas' AND position IS NOT NULL`,
    );
    expect([await statements(''), await statements('concern=any')]).toEqual(before);
    const { page_count: pageCount, ...second } = await list('page=2');
    expect(second.total).toBeGreaterThan(total + 100);
    expect(second.questions).toHaveLength(30);
    const last = await list(`page=${pageCount}`);
    expect(last.questions.length + (pageCount - 1) * 30).toBe(second.total);
  });
});
