import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { rendererEdition } from '../../../content/markdown/renderer-edition.ts';
import { makeNextTaskEndless } from '../../../test-support/endless-task.ts';
import { sampleQuizFile, saveSampleQuizzes } from '../../../test-support/sample-quizzes.ts';
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { cachedQuestionVersion } from '../questions/question-version-cache.ts';
import { outdatedQuestions } from './render-outdated-questions.ts';

const number = 'quizzes/vzorec/questions/stevilo.yaml';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.database.query('DELETE FROM quizzes');
  await saveSampleQuizzes(server);
});

const outdate = () =>
  server.database.query(
    `UPDATE question_versions SET renderer_edition = 0, prepared = jsonb_set(prepared, '{body,sl}', '""')`,
  );
const bodies = () =>
  server.database.query<{ body: string; renderer_edition: number }>(
    `SELECT prepared -> 'body' ->> 'sl' AS body, renderer_edition FROM question_versions
     WHERE quiz_id = 'vzorec' AND question_id = 'stevilo' ORDER BY version`,
  );

it('renders what an older renderer made, also for those who keep it, and it stays the same version', async () => {
  const versions = () => server.database.query('SELECT id, version FROM question_versions ORDER BY id');
  const before = await versions();
  await outdate();
  const [version] = await server.database.query<{ id: string }>(
    `SELECT current_version_id AS id FROM questions WHERE quiz_id = 'vzorec' AND id = 'stevilo'`,
  );
  const read = () => cachedQuestionVersion(server.services.pool, version?.id ?? '');
  expect((await read()).body.sl).toBe('');
  expect(await outdatedQuestions.has(server.services.db)).toBe(true);
  await outdatedQuestions.job.run({}, server.services);
  expect(await outdatedQuestions.has(server.services.db)).toBe(false);
  expect(await bodies()).toMatchObject([
    { body: expect.stringContaining('Kolikšen tok'), renderer_edition: rendererEdition },
  ]);
  expect(await versions()).toEqual(before);
  expect((await read()).body.sl).toContain('Kolikšen tok');
});

it('leaves former versions alone that nobody sees', async () => {
  await saveSampleQuizzes(server, { [number]: sampleQuizFile(number, 'Kolikšen tok', 'Kako velik tok') });
  await outdate();
  await outdatedQuestions.job.run({}, server.services);
  expect(await bodies()).toMatchObject([
    { body: '', renderer_edition: 0 },
    { body: expect.stringContaining('Kako velik tok'), renderer_edition: rendererEdition },
  ]);
  expect(await outdatedQuestions.has(server.services.db)).toBe(false);
});

it.each([
  ['has a fault by now', `jsonb_set(source::jsonb, '{body,sl}', '"<b>x</b>"')::json`],
  ['has another shape by now', `'{"type": "essay"}'::json`],
])('leaves a question that %s as it was, and is done with it', async (_, fault) => {
  await outdate();
  await server.database.query(
    `UPDATE question_versions SET source = ${fault} WHERE quiz_id = 'vzorec' AND question_id = 'stevilo'`,
  );
  await outdatedQuestions.job.run({}, server.services);
  expect(await bodies()).toEqual([{ body: '', renderer_edition: rendererEdition }]);
  expect(await outdatedQuestions.has(server.services.db)).toBe(false);
});

it('is rendered when its quiz is loaded with a change, too', async () => {
  await outdate();
  expect((await saveSampleQuizzes(server)).unchanged).toContain('vzorec');
  const quiz = 'quizzes/vzorec/quiz.yaml';
  await saveSampleQuizzes(server, { [quiz]: sampleQuizFile(quiz, 'passing: 50', 'passing: 80') });
  expect(await bodies()).toMatchObject([
    { body: expect.stringContaining('Kolikšen tok'), renderer_edition: rendererEdition },
  ]);
});

it('leaves a question as it was that takes longer than it may, and renders the others', async () => {
  await outdate();
  const endless = makeNextTaskEndless(server);
  await outdatedQuestions.job.run({}, server.services);
  expect(endless.name()).toBe('prepareVersion');
  expect(await outdatedQuestions.has(server.services.db)).toBe(false);
  const bodies = await server.database.query<{ body: string }>(
    `SELECT prepared -> 'body' ->> 'sl' AS body FROM question_versions`,
  );
  expect(bodies.filter(({ body }) => body === '')).toHaveLength(1);
  expect(bodies.length).toBeGreaterThan(1);
});
