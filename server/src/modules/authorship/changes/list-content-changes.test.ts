import type { AuditEntry } from '@navor/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordAudit } from '../../../platform/audit.ts';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { json, type TestServer } from '../../../test-support/test-server.ts';
import { claimDocument } from '../claim-document.ts';

let server: TestServer;
let newPerson: NewPerson;
let owner: SamplePerson;
let editor: SamplePerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  owner = await newPerson({ roles: ['learner', 'author'] });
  editor = await newPerson({ roles: ['learner', 'author'] });
  const { db } = server.services;
  await claimDocument(db, { kind: 'course', id: 'vezja' }, owner.id);
  await claimDocument(db, { kind: 'quiz', id: 'ohm' }, owner.id);
  await server.database.query(`INSERT INTO content_shares (kind, id, user_id) VALUES ('quiz', 'ohm', $1)`, [editor.id]);
  const done = { actorId: owner.id, subjectId: null, reason: null };
  const course = { kind: 'course', id: 'vezja', version: 1 };
  await recordAudit(db, { ...done, action: 'content_published', details: course });
  await recordAudit(db, {
    ...done,
    action: 'question_saved',
    details: { quiz_id: 'ohm', question_id: 'a', version: 2 },
  });
  // Of another kind under an id that is the same.
  await recordAudit(db, { ...done, action: 'content_published', details: { kind: 'item', id: 'ohm', version: 1 } });
  await recordAudit(db, { ...done, action: 'roles_set', subjectId: editor.id, details: { before: [], after: [] } });
});
afterAll(() => server.stop());

const actionsFor = async (person: SamplePerson, query = '') => {
  const { entries } = await json<{ entries: AuditEntry[] }>(server.call(`/api/content-changes${query}`, person));
  return entries.map(({ action, details }) => `${action} ${details.id ?? details.quiz_id}`);
};

it('tells authors of what they may edit, newest first, and of nothing else', async () => {
  expect(await actionsFor(owner)).toEqual(['question_saved ohm', 'content_published vezja']);
  expect(await actionsFor(editor)).toEqual(['question_saved ohm']);
  expect(await actionsFor(await newPerson({ roles: ['learner', 'author'] }))).toEqual([]);
});

it('tells administrators of all content, and of nothing that is not content', async () => {
  const admin = await newPerson({ roles: ['learner', 'admin'] });
  expect(await actionsFor(admin)).toEqual(['content_published ohm', 'question_saved ohm', 'content_published vezja']);
});

it('tells of one document alone', async () => {
  expect(await actionsFor(owner, '?kind=course&id=vezja')).toEqual(['content_published vezja']);
  expect(await actionsFor(owner, '?kind=item&id=ohm')).toEqual([]);
});

it('is for authors', async () => {
  expect((await server.call('/api/content-changes', await newPerson())).status).toBe(403);
});
