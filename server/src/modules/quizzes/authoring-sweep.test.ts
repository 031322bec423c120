import { contract, type EditedQuestion, listEndpoints } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveDocuments } from '../../test-support/sample-authors.ts';
import { type SamplePerson, startServerWithPeople } from '../../test-support/sample-people.ts';
import { saveSampleQuizzes } from '../../test-support/sample-quizzes.ts';
import { json, type TestServer } from '../../test-support/test-server.ts';

/** Every endpoint for authors about quizzes: one that is added later is covered without being added here. */
const endpoints = listEndpoints(contract).filter(
  ({ name, access }) => /^(quizzes|cms\/quizzes)\//.test(name) && access === 'author',
);
/** Those that are about no quiz in particular: lists of what one may edit, and the beginnings of new quizzes. */
const general = ['import', 'analytics/forAuthors', 'authoring/list', 'authoring/create', 'collection/list'].map(
  (name) => `quizzes/${name}`,
);
const ofQuiz = endpoints.filter(({ name }) => !general.includes(name));
/** They answer for each question apart, and what is not there any more is outdated there. */
const ofQuestion = ofQuiz.filter(({ path }) => path?.includes('{questionId}'));

let server: TestServer;
let people: Record<'learner' | 'tutor' | 'foreign' | 'owner' | 'editor' | 'former' | 'administrator', SamplePerson>;
let source: EditedQuestion['source'];
beforeAll(async () => {
  const { server: started, newPerson } = await startServerWithPeople();
  server = started;
  people = {
    learner: await newPerson({ plan: 'premium' }),
    tutor: await newPerson({ roles: ['learner', 'tutor'] }),
    foreign: await newPerson({ roles: ['learner', 'author'] }),
    owner: await newPerson({ roles: ['learner', 'author'] }),
    editor: await newPerson({ roles: ['learner', 'author'] }),
    former: await newPerson(),
    administrator: await newPerson({ roles: ['learner', 'admin'] }),
  };
  await saveSampleQuizzes(server);
  await giveDocuments(server.database, people.owner.id, 'quiz');
  for (const { id } of [people.editor, people.former]) {
    await server.database.query(`INSERT INTO content_shares (kind, id, user_id) VALUES ('quiz', 'vzorec', $1)`, [id]);
  }
  // The other author has a quiz too, which theirs could be mixed with.
  await server.database.query(
    `INSERT INTO content_owners (kind, id, owner_id) VALUES ('quiz', 'vzorec-modul', $1)
     ON CONFLICT (kind, id) DO UPDATE SET owner_id = excluded.owner_id`,
    [people.foreign.id],
  );
  ({ source } = await json<EditedQuestion>(server.call('/api/quizzes/vzorec/questions/drzi', people.owner)));
});
afterAll(() => server.stop());

const outdated = 999;

/** What endpoints ask for, all at once; each takes its own. Outdated versions and hashes keep them from changing anything. */
function inputFor({ quizId = 'vzorec', questionId = 'drzi', other = 'vzorec' } = {}) {
  const question = { quiz_id: quizId, question_id: questionId };
  return {
    ...{ quizId, questionId, source, version: outdated, language: 'sl', seed: 1, response: null },
    ...{ note: { sl: 'Popravljeno.' }, format: 'gift', from_quiz_id: quizId, from_question_id: questionId },
    ...{
      base_hash: 'outdated',
      is_for_learners: false,
      questions: [{ ...question, version: outdated }],
      change: { kind: 'points', points: 1 },
    },
    changes: [
      { ...question, result: { kind: 'changed', version: outdated, before: 1 } },
      { quiz_id: other, question_id: 'drzi', result: { kind: 'unchanged' } },
    ],
    ...{ file_name: 'x.gift', text: '::a::b{T}', theme: 'elektrika', save: false, title: 'Nov', level: 'beginner' },
  };
}

async function statusFor(name: string, person: SamplePerson | undefined, input: object = inputFor()): Promise<number> {
  const response = await server.call(`/api/rpc/${name}`, {
    ...{ body: { json: input } },
    ...(person && { cookie: person.cookie }),
  });
  return response.status;
}

it('finds the endpoints', () => {
  expect(ofQuiz.length).toBeGreaterThanOrEqual(15);
  expect(endpoints.map(({ name }) => name)).toEqual(expect.arrayContaining(general));
});

describe.each(endpoints)('$name', ({ name }) => {
  it('is closed to visitors, learners, tutors and who has lost the role', async () => {
    expect(await statusFor(name, undefined)).toBe(401);
    for (const person of [people.learner, people.tutor, people.former]) expect(await statusFor(name, person)).toBe(403);
  });
});

describe.each(ofQuiz)('$name', ({ name }) => {
  it('is closed to authors of other quizzes, also in the midst of their own', async () => {
    expect(await statusFor(name, people.foreign)).toBe(403);
    const own = { quiz_id: 'vzorec-modul', question_id: 'drzi', version: outdated };
    const { questions, changes, ...input } = inputFor();
    expect(
      await statusFor(name, people.foreign, {
        ...input,
        questions: [own, ...questions],
        changes: [{ ...own, result: { kind: 'unchanged' } }, ...changes],
      }),
    ).toBe(403);
  });

  it('is open to who may edit the quiz', async () => {
    for (const person of [people.owner, people.editor, people.administrator]) {
      expect([400, 401, 403, 404, 422, 500]).not.toContain(await statusFor(name, person));
    }
  });

  it('does not find a quiz that is not there, whoever asks', async () => {
    for (const quizId of ['ni-ga', 'NI MOGOČE', '']) {
      for (const person of [people.foreign, people.owner, people.administrator]) {
        expect([404, 422]).toContain(await statusFor(name, person, inputFor({ quizId })));
      }
    }
    expect(await statusFor(name, people.owner, inputFor({ quizId: 'ni-ga' }))).toBe(404);
  });
});

it.each(ofQuestion.filter(({ name }) => name !== 'cms/quizzes/removeQuestion'))(
  '$name does not find a question that is not there',
  async ({ name }) => {
    expect(await statusFor(name, people.owner, inputFor({ questionId: 'ni-ga' }))).toBe(404);
  },
);

describe('what is taken from one quiz to another', () => {
  const mixed = (person: SamplePerson, from: string, to: string) =>
    Promise.all([
      statusFor('quizzes/authoring/copyQuestion', person, { ...inputFor({ quizId: from }), quizId: to }),
      statusFor('cms/quizzes/copyQuestion', person, { ...inputFor({ quizId: from }), quizId: to }),
      statusFor('quizzes/collection/change', person, {
        questions: [{ quiz_id: from, question_id: 'drzi', version: outdated }],
        change: { kind: 'move', quiz_id: to },
      }),
      statusFor('quizzes/collection/undo', person, {
        changes: [
          {
            quiz_id: from,
            question_id: 'drzi',
            result: { kind: 'moved', quiz_id: to, question_id: 'drzi', number: 1 },
          },
        ],
      }),
    ]);

  it('needs the right to edit both', async () => {
    expect(await mixed(people.foreign, 'vzorec', 'vzorec-modul')).toEqual([403, 403, 403, 403]);
    expect(await mixed(people.foreign, 'vzorec-modul', 'vzorec')).toEqual([403, 403, 403, 403]);
    expect(await mixed(people.foreign, 'vzorec-modul', 'ni-ga')).toEqual([404, 404, 404, 404]);
  });
});
