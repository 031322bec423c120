import type { AuthorOverview, EditedQuestion, Quiz } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveDocuments } from '../../test-support/sample-authors.ts';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../test-support/sample-people.ts';
import { saveSampleQuizzes } from '../../test-support/sample-quizzes.ts';
import { json, type TestServer } from '../../test-support/test-server.ts';

let server: TestServer;
let newPerson: NewPerson;
let people: Record<'owner' | 'editor' | 'administrator' | 'foreign' | 'former', SamplePerson>;
let question: EditedQuestion;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  await saveSampleQuizzes(server);
  people = {
    owner: await newPerson({ roles: ['learner', 'author'] }),
    editor: await newPerson({ roles: ['learner', 'author'] }),
    administrator: await newPerson({ roles: ['learner', 'admin'] }),
    foreign: await newPerson({ roles: ['learner', 'author', 'tutor'] }),
    former: await newPerson(),
  };
  await giveDocuments(server.database, people.owner.id, 'quiz');
  for (const { id } of [people.editor, people.former]) {
    await server.database.query(`INSERT INTO content_shares (kind, id, user_id) VALUES ('quiz', 'vzorec', $1)`, [id]);
  }
  question = await json(server.call('/api/quizzes/vzorec/questions/drzi', people.owner));
});
afterAll(() => server.stop());

const note = { sl: 'Popravljeno.' };
const endpoints = (quizId: string): [string, { method?: string; body?: object }][] => [
  [`/api/quizzes/${quizId}/questions/drzi`, {}],
  [
    `/api/quizzes/${quizId}/questions/drzi`,
    { method: 'PUT', body: { source: question.source, version: question.version } },
  ],
  ['/api/questions/try', { body: { quizId, source: question.source, language: 'sl', seed: 1, response: null } }],
  [`/api/quizzes/${quizId}/questions/drzi/regrading`, { body: { note } }],
  [`/api/quizzes/${quizId}/questions/drzi/regrading`, {}],
  [`/api/quizzes/${quizId}/analytics`, {}],
];

async function answers(quizId: string, { cookie }: { cookie: string }): Promise<number[]> {
  const given: number[] = [];
  for (const [path, request] of endpoints(quizId)) given.push((await server.call(path, { ...request, cookie })).status);
  return given;
}

describe('the questions and the analytics of a quiz', () => {
  it.each(['owner', 'editor', 'administrator'] as const)('are open to its %s', async (role) => {
    expect(await answers('vzorec', people[role])).toEqual([200, 200, 200, 200, 200, 200]);
  });

  it('are closed to authors of others, and to who has lost the role', async () => {
    for (const person of [people.foreign, people.former]) {
      expect(await answers('vzorec', person)).toEqual([403, 403, 403, 403, 403, 403]);
    }
    expect(await answers('vzorec-cas', people.editor)).toEqual([403, 403, 403, 403, 403, 403]);
  });

  it('are not found where there is no such quiz, whoever asks', async () => {
    for (const person of [people.owner, people.foreign, people.administrator]) {
      expect(await answers('ni-ga', person)).toEqual([404, 404, 404, 404, 404, 404]);
    }
  });
});

it('says who may edit a quiz where it is taken', async () => {
  const quizFor = (person: SamplePerson) => json<Quiz>(server.call('/api/quizzes/vzorec', person));
  expect(await quizFor(people.editor)).toMatchObject({ may_author: true, first_question_id: 'ena-izbira' });
  expect(await quizFor(people.foreign)).toMatchObject({ may_author: false, first_question_id: null });
});

it('tells authors of what they may edit, and administrators of everything', async () => {
  const idsFor = async (person: SamplePerson) => {
    const { quizzes } = await json<AuthorOverview>(server.call('/api/authoring/quizzes?language=sl', person));
    return quizzes.map(({ id }) => id).sort();
  };
  const all = ['vzorec', 'vzorec-cas', 'vzorec-modul', 'vzorec-tecaj'];
  expect(await idsFor(people.owner)).toEqual(all);
  expect(await idsFor(people.administrator)).toEqual(all);
  expect(await idsFor(people.editor)).toEqual(['vzorec']);
  expect(await idsFor(people.foreign)).toEqual([]);
});
