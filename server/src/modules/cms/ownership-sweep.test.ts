import { contract, listEndpoints } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveDocuments } from '../../test-support/sample-authors.ts';
import { saveSampleCourse } from '../../test-support/sample-course-files.ts';
import { type SamplePerson, startServerWithPeople } from '../../test-support/sample-people.ts';
import type { TestServer } from '../../test-support/test-server.ts';

/** Every endpoint for authors about content: one that is added later is covered without being added here. */
const endpoints = listEndpoints(contract).filter(
  ({ name, access }) => /^(cms|authorship)\//.test(name) && access === 'author',
);
const ofDocument = endpoints.filter(({ path }) => path?.includes('/{kind}/{id}'));
/** For owners and administrators, not for editors. */
const managing = ['invite', 'cancelInvitation', 'removeEditor', 'handOver'].map((name) => `authorship/people/${name}`);

const nobody = '00000000-0000-4000-8000-000000000000';
/** What endpoints ask for, all at once; each takes its own. Outdated hashes keep them from changing anything. */
const input = {
  ...{ kind: 'course', id: 'osnove', path: 'lessons/tok.en.md', paths: ['lessons/tok.en.md'] },
  ...{ text: '# Tok', value: {}, base_hash: 'outdated', draft_hash: 'outdated', seen_hash: 'outdated' },
  ...{ note: '', language: 'sl' },
  ...{ is_archived: false, publish_at: '2099-01-01T00:00:00Z', own: '', source: '', edit: { kind: 'remove', line: 1 } },
  ...{ schedule_id: nobody, versionId: nobody, personId: nobody, invitationId: nobody, owner_id: nobody },
  email: 'nobody@example.com',
};

let server: TestServer;
let people: Record<'learner' | 'tutor' | 'foreign' | 'owner' | 'editor' | 'administrator', SamplePerson>;
beforeAll(async () => {
  const { server: started, newPerson } = await startServerWithPeople();
  server = started;
  people = {
    learner: await newPerson({ plan: 'premium' }),
    tutor: await newPerson({ roles: ['learner', 'tutor'] }),
    foreign: await newPerson({ roles: ['learner', 'author'] }),
    owner: await newPerson({ roles: ['learner', 'author'] }),
    editor: await newPerson({ roles: ['learner', 'author'] }),
    administrator: await newPerson({ roles: ['learner', 'admin'] }),
  };
  await saveSampleCourse(server.services);
  await giveDocuments(server.database, people.owner.id, 'course');
  await server.database.query(`INSERT INTO content_shares (kind, id, user_id) VALUES ('course', 'osnove', $1)`, [
    people.editor.id,
  ]);
});
afterAll(() => server.stop());

async function statusFor(name: string, person: SamplePerson | undefined, more: object = {}): Promise<number> {
  const body = { json: { ...input, ...more } };
  const response = await server.call(`/api/rpc/${name}`, { body, ...(person && { cookie: person.cookie }) });
  return response.status;
}

it('finds the endpoints', () => {
  expect(ofDocument.length).toBeGreaterThan(20);
});

describe.each(endpoints)('$name', ({ name }) => {
  it('is closed to visitors, learners and tutors', async () => {
    expect(await statusFor(name, undefined)).toBe(401);
    for (const person of [people.learner, people.tutor]) expect(await statusFor(name, person)).toBe(403);
  });
});

describe.each(ofDocument)('$name', ({ name }) => {
  it('is closed to authors of other documents', async () => {
    expect(await statusFor(name, people.foreign)).toBe(403);
  });

  it('is open to who may edit the document', async () => {
    const admitted = [people.owner, people.administrator, ...(managing.includes(name) ? [] : [people.editor])];
    for (const person of admitted) expect([401, 403, 422, 500]).not.toContain(await statusFor(name, person));
  });
});

it.each(ofDocument.filter(({ name }) => name.startsWith('cms/')))(
  '$name does not find what is not there',
  async ({ name }) => {
    for (const person of [people.foreign, people.administrator]) {
      expect(await statusFor(name, person, { id: 'ni-ga' })).toBe(404);
    }
  },
);

it.each(managing)('%s is not for editors', async (name) => {
  expect(await statusFor(name, people.editor)).toBe(403);
});
