import { contract, type EditedQuestion, listEndpoints } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveDocuments } from '../../test-support/sample-authors.ts';
import { type SamplePerson, startServerWithPeople } from '../../test-support/sample-people.ts';
import { saveSampleQuizzes } from '../../test-support/sample-quizzes.ts';
import { json, type TestServer } from '../../test-support/test-server.ts';

/**
 * Endpoints for authors that name their document otherwise than `ownership-sweep.test.ts` expects: by what they ask for. One
 * that is added later belongs into one of these lists.
 */
const ofCourse = ['get', 'addLesson', 'renameLesson', 'removeLesson', 'duplicate', 'preview', 'previewLesson'];
const ofQuiz = [
  ...['get', 'getQuestion', 'addQuestion', 'copyQuestion', 'saveQuestion', 'tryQuestion', 'removeQuestion'].map(
    (name) => `cms/quizzes/${name}`,
  ),
  ...['tryOut', 'exportBank'].map((name) => `cms/quizzes/${name}`),
  ...['get', 'save', 'try', 'versions', 'regrade', 'regrading'].map((name) => `quizzes/questions/${name}`),
  'quizzes/analytics/ofQuiz',
  ...['contents', 'addQuestion', 'copyQuestion'].map((name) => `quizzes/authoring/${name}`),
  ...['quizzes/collection/change', 'quizzes/collection/undo'],
];
/** They tell of what is the caller's own, and of nothing else. */
const ownLists = [
  ...['cms/documents/list', 'cms/files/listAll', 'cms/translations/list', 'cms/courses/list'],
  ...['courses/forAuthors', 'quizzes/analytics/forAuthors', 'quizzes/authoring/list', 'quizzes/collection/list'],
  'authorship/changes/list',
];
/** They begin something new, which is the caller's own, or tell what there is to choose from. */
const ofNothing = [
  ...['cms/documents/create', 'quizzes/authoring/create', 'quizzes/import'],
  ...['cms/courses/choices', 'cms/items/choices'],
];

const authoring = listEndpoints(contract).filter(({ access }) => access === 'author');
const named = [...ofCourse.map((name) => `cms/courses/${name}`), ...ofQuiz];

let server: TestServer;
let people: Record<'learner' | 'foreign' | 'owner' | 'editor' | 'administrator', SamplePerson>;
let source: EditedQuestion['source'];
beforeAll(async () => {
  const { server: started, newPerson } = await startServerWithPeople();
  server = started;
  people = {
    learner: await newPerson({ plan: 'premium' }),
    foreign: await newPerson({ roles: ['learner', 'author', 'tutor'] }),
    owner: await newPerson({ roles: ['learner', 'author'] }),
    editor: await newPerson({ roles: ['learner', 'author'] }),
    administrator: await newPerson({ roles: ['learner', 'admin'] }),
  };
  await saveSampleQuizzes(server);
  for (const [kind, id] of [['course', 'osnove'] as const, ['quiz', 'vzorec'] as const]) {
    await giveDocuments(server.database, people.owner.id, kind);
    const values = [kind, id, people.editor.id];
    await server.database.query('INSERT INTO content_shares (kind, id, user_id) VALUES ($1, $2, $3)', values);
  }
  ({ source } = await json<EditedQuestion>(server.call('/api/quizzes/vzorec/questions/drzi', people.owner)));
});
afterAll(() => server.stop());

/** What all of them ask for at once; outdated hashes and versions keep them from changing anything. */
const inputFor = (courseId: string, quizId: string) => ({
  ...{ courseId, lessonId: 'tok', module_id: 'prvi', lesson_id: 'upor', base_hash: 'outdated', as: 'free' },
  ...{ title: 'Tok', title_language: 'sl', summary: 'O toku.', language: 'sl', id: 'osnove' },
  ...{ quizId, questionId: 'drzi', source, version: 9, seed: 1, response: null, note: { sl: 'Popravljeno.' } },
  is_for_learners: false,
  ...{ format: 'gift', from_quiz_id: quizId, from_question_id: 'drzi' },
  questions: [{ quiz_id: quizId, question_id: 'drzi', version: 9 }],
  change: { kind: 'points', points: 2 },
  changes: [{ quiz_id: quizId, question_id: 'drzi', result: { kind: 'outdated' } }],
});

async function statusFor(name: string, person: SamplePerson | undefined, courseId = 'osnove', quizId = 'vzorec') {
  const body = { json: inputFor(courseId, quizId) };
  return (await server.call(`/api/rpc/${name}`, { body, ...(person && { cookie: person.cookie }) })).status;
}

it('knows every endpoint for authors', () => {
  const swept = authoring.filter(({ path }) => path?.includes('/{kind}/{id}')).map(({ name }) => name);
  const known = [...swept, ...named, ...ownLists, ...ofNothing];
  expect(authoring.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
});

describe.each(authoring.map(({ name }) => name))('%s', (name) => {
  it('is closed to visitors and learners', async () => {
    expect([await statusFor(name, undefined), await statusFor(name, people.learner)]).toEqual([401, 403]);
  });
});

describe.each(named)('%s', (name) => {
  it('is closed to authors of other documents', async () => {
    expect(await statusFor(name, people.foreign)).toBe(403);
    if (!name.startsWith('cms/courses/'))
      expect(await statusFor(name, people.editor, 'osnove', 'vzorec-cas')).toBe(403);
  });

  it('does not find what is not there', async () => {
    for (const person of [people.foreign, people.administrator])
      expect(await statusFor(name, person, 'ni-ga', 'ni-ga')).toBe(404);
  });

  it('is open to who may edit the document', async () => {
    for (const person of [people.owner, people.editor, people.administrator])
      expect([401, 403, 404, 422, 500]).not.toContain(await statusFor(name, person));
  });
});

it.each(ownLists)('%s tells authors of others nothing of it', async (name) => {
  const body = { json: { language: 'sl', kind: 'course', page: 1 } };
  const told = async (person: SamplePerson) =>
    JSON.stringify(await json(server.call(`/api/rpc/${name}`, { body, cookie: person.cookie })));
  expect(await told(people.foreign)).not.toMatch(/osnove|vzorec/);
});

describe('what belongs to another document', () => {
  type Version = { id: string };
  const of = (kind: string, id: string, path: string, method: string, body?: object) =>
    server.call(`/api/cms/${kind}/${id}${path}`, { method, body, cookie: people.owner.cookie });

  it('is not to be had by its id: a version, a schedule, an invitation, an editor', async () => {
    const own = { kind: 'course', id: 'osnove' } as const;
    await of(own.kind, own.id, '/versions', 'POST', { note: '' });
    const { versions } = await json<{ versions: Version[] }>(of(own.kind, own.id, '/versions', 'GET'));
    const versionId = versions[0]?.id ?? '';
    expect(versionId).not.toBe('');
    expect((await of(own.kind, own.id, `/versions/${versionId}/difference`, 'GET')).status).toBe(200);
    expect((await of('quiz', 'vzorec', `/versions/${versionId}/difference`, 'GET')).status).toBe(404);
    const restoring = await of('quiz', 'vzorec', `/versions/${versionId}/restore`, 'POST', { draft_hash: null });
    expect(restoring.status).toBe(404);

    const { draft_hash } = await json<{ draft_hash: string | null }>(of(own.kind, own.id, '', 'GET'));
    const schedule = { draft_hash, publish_at: '2099-01-01T00:00:00Z' };
    await of(own.kind, own.id, '/schedule', 'PUT', schedule);
    const [scheduled] = await server.database.query<{ id: string }>('SELECT id FROM cms_schedules');
    if (scheduled) {
      const cancelled = await of('quiz', 'vzorec', '/schedule', 'DELETE', { schedule_id: scheduled.id });
      expect(await json(cancelled)).toEqual({ is_cancelled: false });
    }

    const invite = { body: { email: 'gost@example.com' }, cookie: people.owner.cookie };
    await server.call('/api/documents/course/osnove/invitations', invite);
    const [invitation] = await server.database.query<{ invitation_id: string }>('SELECT * FROM content_invitations');
    await server.call(`/api/documents/quiz/vzorec/invitations/${invitation?.invitation_id}`, {
      ...{ method: 'DELETE', cookie: people.owner.cookie },
    });
    expect(await server.database.query('SELECT 1 FROM content_invitations')).toHaveLength(1);
  });
});
