import { randomUUID } from 'node:crypto';
import type { QuestionSource } from '@navor/questions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ContentFiles } from '../../../content/files/content-files.ts';
import { isError } from '../../../content/files/problem.ts';
import { sampleQuizFile, sampleQuizFiles, saveSampleQuizzes } from '../../../test-support/sample-quizzes.ts';
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { findEditedQuestion } from '../authoring/find-edited-question.ts';
import { saveEditedQuestion } from '../authoring/save-edited-question.ts';
import { exportQuizzes } from './export-quizzes.ts';
import { findEditedQuizzes, findQuizReferences } from './find-quiz-references.ts';
import { prepareQuizzes } from './prepare-quizzes.ts';
import { saveQuizzes } from './save-quizzes.ts';

const quiz = 'quizzes/vzorec/quiz.yaml';
const number = 'quizzes/vzorec/questions/stevilo.yaml';
const trueFalse = 'quizzes/vzorec/questions/drzi.yaml';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.database.query('DELETE FROM quizzes');
  await saveSampleQuizzes(server);
  await edit('drzi', 'Tok raste z napetostjo.');
});

const kept = (questionId: string) =>
  findEditedQuestion(server.services, { quizId: 'vzorec', questionId, language: 'sl' });

async function edit(questionId: string, sl: string): Promise<void> {
  const question = await kept(questionId);
  const { source, version = 0 } = question ?? {};
  const edited = { ...source, body: { ...source?.body, sl } } as QuestionSource;
  const saved = await saveEditedQuestion(server.services, {
    ...{ quizId: 'vzorec', questionId, source: edited, version },
    userId: randomUUID(),
  });
  expect(saved.kind).toBe('saved');
}

const knownQuizzes = async () => ({
  ...(await findQuizReferences(server.services.db)),
  edited: await findEditedQuizzes(server.services.db),
});

/** As the command does it: all or, with an error, nothing. */
async function load(files: ContentFiles) {
  const prepared = await prepareQuizzes(files, await knownQuizzes());
  const problems = prepared.problems.filter(isError).map(({ path, rule }) => [path, rule]);
  const report = problems.length === 0 ? await saveQuizzes(server.services, prepared) : undefined;
  return { problems, saved: report?.saved ?? [] };
}

const exported = () => exportQuizzes(server.services);
const body = async (questionId: string) => (await kept(questionId))?.source.body.sl;

describe('a question that was edited in the app', () => {
  it('stays as it is when the files from before are loaded, also after an update of the renderer', async () => {
    await server.database.query('UPDATE question_versions SET renderer_edition = 0');
    expect(await load(sampleQuizFiles())).toEqual({ problems: [], saved: [] });
    expect(await body('drzi')).toBe('Tok raste z napetostjo.');
  });

  it('keeps out files that were changed without knowing of it, and names those that differ', async () => {
    const changed = sampleQuizFiles({ [number]: sampleQuizFile(number, 'Kolikšen tok', 'Kako velik tok') });
    expect(await load(changed)).toEqual({
      problems: [
        [trueFalse, 'edited-in-app'],
        [number, 'edited-in-app'],
      ],
      saved: [],
    });
    expect([await body('drzi'), await body('stevilo')]).toEqual([
      'Tok raste z napetostjo.',
      expect.stringContaining('Kolikšen tok'),
    ]);
  });

  it('lets other quizzes through', async () => {
    const other = 'quizzes/vzorec-cas/quiz.yaml';
    const changed = sampleQuizFiles({ [other]: sampleQuizFile(other, 'passing: 60', 'passing: 70') });
    expect(await load(changed)).toEqual({ problems: [], saved: ['vzorec-cas'] });
  });

  it('is in the files with an export, which then can be changed and loaded', async () => {
    const files = await exported();
    expect(await load(files)).toEqual({ problems: [], saved: ['vzorec'] });
    expect((await kept('drzi'))?.version, 'no version more').toBe(2);
    files.set(quiz, Buffer.from(String(files.get(quiz)).replace('passing: 50', 'passing: 80')));
    expect(await load(files)).toEqual({ problems: [], saved: ['vzorec'] });
    expect(await body('drzi')).toBe('Tok raste z napetostjo.');
  });

  it('concerns nobody any more once the edit was taken back', async () => {
    await edit('drzi', /\n {2}sl: (.*)\n/.exec(sampleQuizFile(trueFalse))?.[1] ?? '');
    const changed = sampleQuizFiles({ [quiz]: sampleQuizFile(quiz, 'passing: 50', 'passing: 80') });
    expect(await load(changed)).toEqual({ problems: [], saved: ['vzorec'] });
  });

  it('is not overwritten either when it was edited while files were made ready', async () => {
    await load(await exported());
    const changed = await exported();
    changed.set(quiz, Buffer.from(String(changed.get(quiz)).replace('passing: 50', 'passing: 80')));
    const prepared = await prepareQuizzes(changed, await knownQuizzes());
    await edit('drzi', 'Tok pada z upornostjo.');
    await expect(saveQuizzes(server.services, prepared)).rejects.toThrow('edited in the app');
    expect(await body('drzi')).toBe('Tok pada z upornostjo.');
  });
});

it('is not marked as edited by saving what it says already', async () => {
  await saveQuizzes(server.services, await prepareQuizzes(await exported(), await knownQuizzes()));
  await edit('drzi', 'Tok raste z napetostjo.');
  expect(await server.database.query('SELECT id FROM quizzes WHERE edited_at IS NOT NULL')).toEqual([]);
});
