import type { QuestionBank, QuestionDraft, QuizDraft, QuizTrial } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const trial = (body: object = {}) =>
  json<QuizTrial>(server.call('/api/quiz-drafts/vzorec/trial', { body, cookie: author.cookie }));
const bankPath = (format: string, language = 'sl') =>
  `/api/quiz-drafts/vzorec/bank?format=${format}&language=${language}`;
const bank = (format: string) => json<QuestionBank>(server.call(bankPath(format), { cookie: author.cookie }));

/** Saves a question where learners do not see it. */
async function draft(question: string, changes: object): Promise<void> {
  const path = `/api/quiz-drafts/vzorec/questions/${question}`;
  const { source, hash } = await json<QuestionDraft>(server.call(path, { cookie: author.cookie }));
  const body = { source: { ...source, ...changes }, base_hash: hash, version: 1, is_for_learners: false };
  const answer = await json(server.call(path, { method: 'PUT', body, cookie: author.cookie }));
  expect(answer).toMatchObject({ kind: 'drafted' });
}

describe('a quiz without a draft', () => {
  it('is tried as it is published, and a sound one shows nothing', async () => {
    const { questions, is_drafted } = await trial();
    expect(is_drafted).toBe(false);
    expect(questions.length).toBeGreaterThan(8);
    expect(questions.flatMap(({ findings }) => findings)).toEqual([]);
    expect(questions.find(({ id }) => id === 'stevilo')?.has_variables).toBe(true);
  });

  it('is written in the format and language asked for, with what is lost', async () => {
    const written = await json<QuestionBank>(server.call(bankPath('gift', 'en'), { cookie: author.cookie }));
    expect(written).toMatchObject({ file_name: 'vzorec.gift.txt', is_drafted: false });
    expect(written.text).toContain('::drzi::');
    expect(written.questions.find(({ id }) => id === 'enacba')?.result.kind).toBe('left-out');
  });

  it('is tried and exported by its editors alone', async () => {
    const asked = { cookie: other.cookie };
    expect((await server.call(bankPath('gift'), asked)).status).toBe(403);
    expect((await server.call('/api/quiz-drafts/vzorec/trial', { body: {}, ...asked })).status).toBe(403);
  });
});

describe('a quiz with a draft', () => {
  it('is tried as it is drafted', async () => {
    await draft('stevilo', { answer: 'I * 1e9', slips: [] });
    const { questions, is_drafted } = await trial({ first_seed: 100 });
    expect(is_drafted).toBe(true);
    const [finding] = questions.find(({ id }) => id === 'stevilo')?.findings ?? [];
    expect(finding).toMatchObject({ kind: 'extreme-answer', count: 50, seed: 100 });
    expect(finding?.values.map(({ name }) => name)).toEqual(['U', 'R', 'I']);
  });

  it('is exported as it is drafted, with its new questions and without those taken out', async () => {
    await draft('drzi', { body: { sl: 'Tok pada z napetostjo.' } });
    const { source } = await json<QuestionDraft>(
      server.call('/api/quiz-drafts/vzorec/questions/drzi', { cookie: author.cookie }),
    );
    const body = { source: { ...source, body: { sl: 'Povsem novo vprašanje.' } } };
    await server.call('/api/quiz-drafts/vzorec/questions', { body, cookie: author.cookie });
    const { hash } = await json<QuizDraft>(server.call('/api/quiz-drafts/vzorec', { cookie: author.cookie }));
    await server.call('/api/quiz-drafts/vzorec/questions/pari', {
      ...{ method: 'DELETE', body: { base_hash: hash }, cookie: author.cookie },
    });
    const { text, questions, is_drafted } = await bank('moodle-xml');
    expect(is_drafted).toBe(true);
    expect(text).toContain('Tok pada z napetostjo.');
    expect(questions.at(-1)?.id).toBe('povsem-novo-vprasanje');
    expect(questions.map(({ id }) => id)).not.toContain('pari');
  });

  it('shows drawings as they are drafted, and tells of questions that these break', async () => {
    const path = 'figures/zica.svg';
    const content = Buffer.from('<svg viewBox="0 0 10 10"><circle cx="5" cy="5" r="4"/></svg>');
    const insert = (bytes: Buffer | null) =>
      server.database.query(
        `INSERT INTO cms_drafts (kind, document_id, path, content) VALUES ('quiz', 'vzorec', $1, $2)
         ON CONFLICT (kind, document_id, path) DO UPDATE SET content = EXCLUDED.content`,
        [path, bytes],
      );
    await insert(content);
    expect((await bank('moodle-xml')).text).toContain(content.toString('base64'));
    await insert(null);
    const { questions } = await trial();
    const broken = questions.filter(({ findings }) => findings.some(({ kind }) => kind === 'not-showable'));
    expect(broken.map(({ id }) => id)).toEqual(['ena-izbira']);
    const { questions: told } = await bank('moodle-xml');
    expect(told.find(({ id }) => id === 'ena-izbira')?.result.kind).toBe('left-out');
  });
});
