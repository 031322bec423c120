import type { DocumentVersion, OpenDocument, Published, QuestionDraft } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitForTurn } from '../../../platform/database/locks.ts';
import { attemptCalls } from '../../../test-support/sample-attempts.ts';
import { giveDocuments } from '../../../test-support/sample-authors.ts';
import { openAccount, type SamplePerson } from '../../../test-support/sample-people.ts';
import { saveSampleQuizzes } from '../../../test-support/sample-quizzes.ts';
import { json, startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { untilWaiting } from '../../../test-support/until-waiting.ts';

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

const at = (quiz: string, question = '') => `/api/quiz-drafts/${quiz}/questions${question && `/${question}`}`;
const read = (quiz: string, question: string) =>
  json<QuestionDraft>(server.call(at(quiz, question), { cookie: author.cookie }));

type Answer = { kind: string; hash: string; version: number; question_id: string };

async function save(quiz: string, question: string, changes: object, request: object = {}): Promise<Answer> {
  const { source, hash } = await read(quiz, question);
  const body = { source: { ...source, ...changes }, base_hash: hash, version: 1, is_for_learners: false, ...request };
  return json(server.call(at(quiz, question), { method: 'PUT', body, cookie: author.cookie }));
}

async function publish(quiz: string): Promise<Published> {
  const { draft_hash } = await json<OpenDocument>(server.call(`/api/cms/quiz/${quiz}`, { cookie: author.cookie }));
  const body = { draft_hash };
  return json(server.call(`/api/cms/quiz/${quiz}/publish`, { body, cookie: author.cookie }));
}

const versionOf = async (quiz: string, question: string) =>
  (await json<{ version: number }>(server.call(`/api/quizzes/${quiz}/questions/${question}`, author))).version;

/** The questions that learners get, with their versions. */
const questionsOf = (quiz: string) =>
  server.database.query(
    `SELECT id, current_version_id FROM questions WHERE quiz_id = $1 AND position IS NOT NULL ORDER BY position`,
    [quiz],
  );

/** What a learner who starts now is asked, by the number of the question. */
async function asked(quiz: string): Promise<string[]> {
  const calls = attemptCalls(server);
  const person = await openAccount(server, crypto.randomUUID(), { plan: 'premium' });
  const { questions } = await calls.read(await calls.started(quiz, person), person);
  return questions.map(({ body_html }) => body_html);
}

describe('a question of a quiz that learners can take', () => {
  it('is edited unseen until the quiz is published', async () => {
    const calls = attemptCalls(server);
    const open = await calls.started('vzorec-modul', learner);
    expect(await save('vzorec-modul', 'drzi', { body: { sl: 'Tok pada z napetostjo.' } })).toMatchObject({
      kind: 'drafted',
    });
    expect(await read('vzorec-modul', 'drzi')).toMatchObject({
      ...{ state: 'changed', number: 1, source: { body: { sl: 'Tok pada z napetostjo.' } } },
      quiz: { is_published: true },
    });
    expect((await asked('vzorec-modul')).join()).not.toContain('Tok pada');
    expect(await publish('vzorec-modul')).toMatchObject({ kind: 'published' });
    expect((await asked('vzorec-modul')).join()).toContain('Tok pada');
    expect(await read('vzorec-modul', 'drzi')).toMatchObject({ state: 'published' });
    const { questions } = await calls.read(open, learner);
    expect(questions[0]?.body_html, 'an attempt goes on with what it was asked').not.toContain('Tok pada');
  });

  it('is written unseen, opened again and asked once the quiz is published', async () => {
    const { source } = await read('vzorec', 'drzi');
    const body = { source: { ...source, body: { sl: 'Povsem novo vprašanje.' } } };
    const added = await json<Answer>(server.call(at('vzorec-tecaj'), { body, cookie: author.cookie }));
    expect(added).toMatchObject({ kind: 'added', question_id: 'povsem-novo-vprasanje' });
    expect(await asked('vzorec-tecaj')).toHaveLength(1);
    const id = added.question_id;
    expect(await read('vzorec-tecaj', id)).toMatchObject({ state: 'new', number: 2, question_count: 2 });
    expect(await save('vzorec-tecaj', id, { points: 2 }, { version: null })).toMatchObject({ kind: 'drafted' });
    expect(await publish('vzorec-tecaj')).toMatchObject({ kind: 'published' });
    expect((await asked('vzorec-tecaj'))[1]).toContain('Povsem novo');
  });

  it('is copied unseen from another quiz, with its drawing', async () => {
    const body = { from_quiz_id: 'vzorec', from_question_id: 'ena-izbira' };
    const copied = server.call('/api/quiz-drafts/vzorec-modul/copies', { body, cookie: author.cookie });
    expect(await json(copied)).toEqual({ kind: 'copied', question_id: 'ena-izbira' });
    expect(await asked('vzorec-modul')).toHaveLength(1);
    expect(await read('vzorec-modul', 'ena-izbira')).toMatchObject({
      source: { origin: { quiz: 'vzorec', question: 'ena-izbira', version: 1 } },
    });
    expect(await publish('vzorec-modul')).toMatchObject({ kind: 'published' });
    expect((await asked('vzorec-modul'))[1]).toContain('<svg');
  });

  it('can be mended for learners at once, which the draft gives way to', async () => {
    await save('vzorec', 'drzi', { points: 3 });
    expect(await save('vzorec', 'drzi', { points: 4 }, { is_for_learners: true })).toMatchObject({
      ...{ kind: 'saved', version: 2 },
    });
    expect(await read('vzorec', 'drzi')).toMatchObject({ state: 'published', source: { points: 4 } });
  });

  it('that was mended for learners at once is in the history as what was there before, and not as loaded', async () => {
    const { source } = await read('vzorec-tecaj', 'drzi');
    await save('vzorec-tecaj', 'drzi', { points: source?.points === 2 ? 3 : 2 });
    expect(await publish('vzorec-tecaj')).toMatchObject({ kind: 'published' });
    const version = await versionOf('vzorec-tecaj', 'drzi');
    await save('vzorec-tecaj', 'drzi', { points: 4 }, { version, is_for_learners: true });
    await save('vzorec-tecaj', 'drzi', { points: 5 }, { version: version + 1 });
    expect(await publish('vzorec-tecaj')).toMatchObject({ kind: 'published' });
    const { versions } = await json<{ versions: DocumentVersion[] }>(
      server.call('/api/cms/quiz/vzorec-tecaj/versions', { cookie: author.cookie }),
    );
    const reasons = versions.map(({ reason }) => reason);
    expect(reasons.slice(0, 3)).toEqual(['published', 'before', 'published']);
    expect(reasons).not.toContain('imported');
  });

  it('is not saved over what somebody else has drafted, nor with faults', async () => {
    const stale = await read('vzorec', 'pari');
    await save('vzorec', 'pari', { points: 5 });
    const body = { source: stale.source, base_hash: stale.hash, version: 1 };
    for (const is_for_learners of [true, false]) {
      const answer = server.call(at('vzorec', 'pari'), {
        ...{ method: 'PUT', body: { ...body, is_for_learners }, cookie: author.cookie },
      });
      expect(await json(answer)).toEqual({ kind: 'outdated' });
    }
    expect(await save('vzorec', 'stevilo', { answer: 'U / X' })).toMatchObject({ kind: 'refused' });
    expect(await read('vzorec', 'stevilo')).toMatchObject({ state: 'published' });
  });
});

it('is not mended for learners at all where its draft cannot give way', async () => {
  await save('vzorec', 'drzi', { points: 6 });
  const version = await versionOf('vzorec', 'drzi');
  await server.database.query(
    `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'interrupted'; END $$;
     CREATE TRIGGER interrupted BEFORE DELETE ON cms_drafts FOR EACH ROW EXECUTE FUNCTION refuse()`,
  );
  const { source, hash } = await read('vzorec', 'drzi');
  const body = { source: { ...source, points: 7 }, base_hash: hash, version, is_for_learners: true };
  const interrupted = await server.call(at('vzorec', 'drzi'), { method: 'PUT', body, cookie: author.cookie });
  await server.database.query('DROP TRIGGER interrupted ON cms_drafts; DROP FUNCTION refuse()');
  expect(interrupted.status).toBe(500);
  expect(await versionOf('vzorec', 'drzi')).toBe(version);
  expect(await read('vzorec', 'drzi')).toMatchObject({ state: 'changed', source: { points: 6 } });
  expect(await save('vzorec', 'drzi', { points: 7 }, { version, is_for_learners: true })).toMatchObject({
    kind: 'saved',
  });
});

describe('a quiz that is published in the moment in which somebody else writes a question of it', () => {
  const write = {
    adds: async () => {
      const { source } = await read('vzorec', 'drzi');
      const body = { source: { ...source, body: { sl: 'Med objavo.' } } };
      return json<Answer>(server.call(at('vzorec-cas'), { body, cookie: author.cookie }));
    },
    copies: () => {
      const body = { from_quiz_id: 'vzorec', from_question_id: 'pari' };
      return json<Answer>(server.call('/api/quiz-drafts/vzorec-cas/copies', { body, cookie: author.cookie }));
    },
    saves: async () => {
      const version = await versionOf('vzorec-cas', 'drzi');
      return save('vzorec-cas', 'drzi', { body: { sl: 'Med objavo.' } }, { version });
    },
  };

  it.each(['adds', 'copies', 'saves'] as const)('is asked as it was published where somebody %s', async (how) => {
    const body = {};
    await server.call('/api/cms/quiz/vzorec-cas/unpublish', { body, cookie: author.cookie });
    const before = await questionsOf('vzorec-cas');
    const both = await server.services.db.transaction(async (tx) => {
      await waitForTurn(tx, 'content');
      const publishing = publish('vzorec-cas');
      await untilWaiting(server, 1);
      const writing = write[how]();
      await untilWaiting(server, 2);
      return { publishing, writing };
    });
    expect(await both.publishing).toMatchObject({ kind: 'published' });
    expect(['added', 'copied', 'drafted']).toContain((await both.writing).kind);
    expect(await questionsOf('vzorec-cas')).toEqual(before);
    expect(await publish('vzorec-cas')).toMatchObject({ kind: 'published' });
    expect(await questionsOf('vzorec-cas')).not.toEqual(before);
  });
});

describe('a drawing that is in the draft of a quiz', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8" stroke="currentColor"/></svg>';

  it.each(['vzorec-cas', 'osnutek'])('can be shown by a question of %s', async (quiz) => {
    if (quiz === 'osnutek') {
      const body = { title: 'Osnutek', theme: 'elektrika', level: 'beginner' };
      await json(server.call('/api/authoring/own-quizzes', { body, cookie: author.cookie }));
    }
    await server.database.query(
      `INSERT INTO cms_drafts (kind, document_id, path, content) VALUES ('quiz', $1, 'figures/nova.svg', $2)`,
      [quiz, Buffer.from(svg)],
    );
    const { source } = await read('vzorec', 'drzi');
    const shown = { ...source, body: { sl: 'Na sliki je:\n\n![Črta](figures/nova.svg)' } };
    const added = await json<Answer>(server.call(at(quiz), { body: { source: shown }, cookie: author.cookie }));
    expect(added.kind).toBe('added');
    const body = { source: shown, language: 'sl', seed: 1, response: null };
    const tried = await server.call(`/api/quiz-drafts/${quiz}/try`, { body, cookie: author.cookie });
    expect(await tried.text()).toContain('<svg');
    expect(await publish(quiz)).toMatchObject({ kind: 'published' });
    expect((await asked(quiz)).join()).toContain('<svg');
  });

  it('is shown in the place of the published one when its question is tried', async () => {
    await server.database.query(
      `INSERT INTO cms_drafts (kind, document_id, path, content) VALUES ('quiz', 'vzorec', 'figures/zica.svg', $1)`,
      [Buffer.from(svg.replace('M0 0h8', 'M1 2h5'))],
    );
    const { source } = await read('vzorec', 'ena-izbira');
    const body = { source, language: 'sl', seed: 1, response: null };
    const tried = await server.call('/api/quiz-drafts/vzorec/try', { body, cookie: author.cookie });
    expect(await tried.text()).toContain('M1 2h5');
  });
});

it('is not moved away from what its authors have left unpublished in it', async () => {
  await save('vzorec-cas', 'drzi', { body: { sl: 'Še neobjavljeno.' } });
  const version = await versionOf('vzorec-cas', 'drzi');
  const questions = [{ quiz_id: 'vzorec-cas', question_id: 'drzi', version }];
  const body = { questions, change: { kind: 'move', quiz_id: 'vzorec-modul' } };
  const moved = await json(server.call('/api/authoring/questions/change', { body, cookie: author.cookie }));
  expect(moved).toMatchObject([{ result: { kind: 'drafted' } }]);
  expect(await publish('vzorec-cas')).toMatchObject({ kind: 'published' });
  expect((await asked('vzorec-cas')).join()).toContain('Še neobjavljeno.');
});
