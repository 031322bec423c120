import type { DocumentPeople, OwnInvitation } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { collectPersonalData } from '../../../platform/personal-data.ts';
import { openAccount, type SamplePerson } from '../../../test-support/sample-people.ts';
import { json, startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { claimDocument } from '../claim-document.ts';
import { forgetLapsedInvitations } from './forget-lapsed-invitations.ts';

let server: TestServer;
let owner: SamplePerson;
let editor: SamplePerson;
let other: SamplePerson;
let admin: SamplePerson;
beforeAll(async () => {
  server = await startTestServer();
  const open = async (name: string, role: 'author' | 'admin') => {
    const person = await openAccount(server, name, { roles: ['learner', role] });
    await server.database.query('UPDATE users SET email_verified = true WHERE id = $1', [person.id]);
    return person;
  };
  owner = await open('owner', 'author');
  editor = await open('editor', 'author');
  other = await open('other', 'author');
  admin = await open('admin', 'admin');
});
afterAll(() => server.stop());

let made = 0;
/** A course of the owner's that no other test has. */
async function newCourse(): Promise<string> {
  made += 1;
  const id = `tecaj-${made}`;
  await claimDocument(server.services.db, { kind: 'course', id }, owner.id);
  await draft('course', id);
  return id;
}

const draft = (kind: 'course' | 'page', id: string) =>
  server.database.query('INSERT INTO cms_drafts (kind, document_id, path, content) VALUES ($1, $2, $3, $4)', [
    ...[kind, id, `${kind}.yaml`, Buffer.from(`title: { sl: Vsebina ${id} }\n`)],
  ]);

const at = (id: string, rest = '') => `/api/documents/course/${id}${rest}`;
const people = (id: string, person = owner) => json<DocumentPeople>(server.call(at(id, '/people'), person));
const invite = (id: string, email: string, { cookie } = owner) =>
  server.call(at(id, '/invitations'), { body: { email }, cookie });
const invitationsOf = (person: SamplePerson) => json<OwnInvitation[]>(server.call('/api/document-invitations', person));
const answer = (invitationId: string, how: 'acceptance' | 'refusal', { cookie }: SamplePerson) =>
  server.call(`/api/document-invitations/${invitationId}/${how}`, { method: 'POST', cookie });
const remove = (path: string, { cookie }: SamplePerson) => server.call(path, { method: 'DELETE', cookie });
const handOver = (id: string, ownerId: string | null, { cookie } = owner) =>
  server.call(at(id, '/owner'), { method: 'PUT', body: { owner_id: ownerId }, cookie });

async function courseWithEditor(): Promise<string> {
  const id = await newCourse();
  await invite(id, 'editor@example.com');
  const [invitation] = await invitationsOf(editor);
  expect((await answer(invitation?.id ?? '', 'acceptance', editor)).status).toBe(200);
  return id;
}

describe('inviting somebody to edit', () => {
  it('tells nobody whether there is such an account', async () => {
    const id = await newCourse();
    const answers = await Promise.all(['Editor@Example.com', 'nobody@example.com'].map((email) => invite(id, email)));
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    const { editors, invitations } = await people(id);
    expect(editors).toEqual([]);
    expect(invitations.map(({ email }) => email).sort()).toEqual(['editor@example.com', 'nobody@example.com']);
    const [invited] = await invitationsOf(editor);
    await answer(invited?.id ?? '', 'refusal', editor);
    expect((await people(id)).invitations.map(({ email }) => email)).toEqual(['nobody@example.com']);
  });

  it('writes to accounts alone, once', async () => {
    const id = await newCourse();
    for (const email of ['other@example.com', 'other@example.com', 'somebody@example.com']) await invite(id, email);
    const mails = () =>
      server.database.query<{
        recipient: string;
      }>(`SELECT recipient FROM platform.mails WHERE cause LIKE 'editor-invited:%'
        AND recipient <> 'editor@example.com'`);
    await vi.waitFor(async () => expect(await mails()).toEqual([{ recipient: 'other@example.com' }]), {
      timeout: 60_000,
    });
    for (const { id } of await invitationsOf(other)) await answer(id, 'refusal', other);
  });

  it('is refused beside the field to oneself and to those who edit it already', async () => {
    const id = await courseWithEditor();
    const refusalOf = async (email: string, person = owner) => {
      const answer = await invite(id, email, person);
      const { data } = (await answer.json()) as { data?: { fields: unknown } };
      return { status: answer.status, fields: data?.fields };
    };
    const own = { status: 422, fields: [{ path: 'email', problem: 'own_address' }] };
    const known = { status: 422, fields: [{ path: 'email', problem: 'already_editor' }] };
    expect(await refusalOf('Owner@Example.com')).toEqual(own);
    expect(await refusalOf('editor@example.com')).toEqual(known);
    expect(await refusalOf('owner@example.com', admin)).toEqual(known);
    expect((await people(id)).invitations).toEqual([]);
  });

  it('is renewed where the address is invited already', async () => {
    const id = await newCourse();
    await invite(id, 'nobody@example.com');
    await server.database.query(
      `UPDATE content_invitations SET created_at = now() - interval '20 days' WHERE id = $1`,
      [id],
    );
    const [before] = (await people(id)).invitations;
    expect((await invite(id, 'Nobody@Example.com')).status).toBe(202);
    const { invitations } = await people(id);
    expect(invitations).toMatchObject([{ id: before?.id, email: 'nobody@example.com' }]);
    expect(invitations[0]?.expires_at).not.toBe(before?.expires_at);
  });

  it('makes an editor of who accepts, and of nobody else', async () => {
    const id = await newCourse();
    await invite(id, 'editor@example.com');
    const [invitation] = await invitationsOf(editor);
    expect(invitation).toMatchObject({ document: { kind: 'course', id }, title: { sl: expect.any(String) } });
    expect((await answer(invitation?.id ?? '', 'acceptance', other)).status).toBe(404);
    expect((await server.call(at(id, '/people'), editor)).status).toBe(403);
    expect((await answer(invitation?.id ?? '', 'acceptance', editor)).status).toBe(200);
    expect(await people(id, editor)).toMatchObject({
      ...{ owner: { id: owner.id }, editors: [{ id: editor.id }], invitations: [], may_manage: false },
    });
    expect(await invitationsOf(editor)).toEqual([]);
  });

  it('may be accepted twice by who was invited, and by nobody else', async () => {
    const id = await newCourse();
    await invite(id, 'editor@example.com');
    const [{ id: invitationId } = { id: '' }] = await invitationsOf(editor);
    const accepted = await Promise.all([1, 2].map(() => answer(invitationId, 'acceptance', editor)));
    expect(accepted.map(({ status }) => status)).toEqual([200, 200]);
    expect((await answer(invitationId, 'acceptance', editor)).status).toBe(200);
    expect((await answer(invitationId, 'acceptance', other)).status).toBe(404);
    expect((await answer(invitationId, 'refusal', editor)).status).toBe(404);
    expect((await people(id)).editors).toMatchObject([{ id: editor.id }]);
    await remove(at(id, `/editors/${editor.id}`), owner);
    await answer(invitationId, 'acceptance', editor);
    expect((await people(id)).editors, 'what was taken back stays so').toEqual([]);
  });

  it('waits for who has not shown that the address is theirs', async () => {
    const id = await newCourse();
    const unverified = await openAccount(server, 'unverified', { roles: ['learner', 'author'] });
    await server.database.query('UPDATE users SET email_verified = false WHERE id = $1', [unverified.id]);
    await invite(id, 'unverified@example.com');
    expect(await invitationsOf(unverified)).toEqual([]);
    const [{ id: invitationId } = { id: '' }] = (await people(id)).invitations;
    expect((await answer(invitationId, 'acceptance', unverified)).status).toBe(404);
    await server.database.query('UPDATE users SET email_verified = true WHERE id = $1', [unverified.id]);
    expect(await invitationsOf(unverified)).toHaveLength(1);
  });

  it('lapses after a month, and is forgotten', async () => {
    const id = await newCourse();
    await invite(id, 'late@example.com');
    await server.database.query(
      `UPDATE content_invitations SET created_at = now() - interval '31 days' WHERE id = $1`,
      [id],
    );
    expect((await people(id)).invitations).toEqual([]);
    await forgetLapsedInvitations.run({}, server.services);
    expect(await server.database.query('SELECT FROM content_invitations WHERE id = $1', [id])).toEqual([]);
  });

  it('can be taken back', async () => {
    const id = await newCourse();
    await invite(id, 'other@example.com');
    const [{ id: invitationId } = { id: '' }] = (await people(id)).invitations;
    expect((await remove(at(id, `/invitations/${invitationId}`), owner)).status).toBe(200);
    expect(await invitationsOf(other)).toEqual([]);
  });

  it('is in the export of who was invited', async () => {
    const id = await newCourse();
    await invite(id, 'other@example.com');
    const exported = await collectPersonalData(server.services.db, server.services.personalTables, other.id);
    const received = exported.find(({ name }) => name === 'invitations-to-edit-received');
    expect(received?.rows).toMatchObject([{ id, email: 'other@example.com' }]);
    expect(received?.rows[0]).not.toHaveProperty('invitedBy');
  });
});

describe('who works on a document', () => {
  it('is not known of one that does not exist, whoever asks', async () => {
    for (const person of [owner, admin]) {
      expect((await server.call(at('ni-ga', '/people'), person)).status).toBe(404);
      expect((await invite('ni-ga', 'editor@example.com', person)).status).toBe(404);
      expect((await handOver('ni-ga', null, person)).status).toBe(404);
      expect((await remove(at('ni-ga', `/editors/${person.id}`), person)).status).toBe(404);
    }
  });

  it('is for its owner and administrators to say; editors see it and may leave', async () => {
    const id = await courseWithEditor();
    for (const person of [editor, other]) {
      expect((await invite(id, 'x@example.com', person)).status).toBe(403);
      expect((await handOver(id, editor.id, person)).status).toBe(403);
    }
    expect((await remove(at(id, `/editors/${editor.id}`), other)).status).toBe(403);
    expect((await server.call(at(id, '/people'), other)).status).toBe(403);
    expect(await people(id, admin)).toMatchObject({ may_manage: true });
    expect((await remove(at(id, `/editors/${editor.id}`), editor)).status).toBe(200);
    expect((await server.call(at(id, '/people'), editor)).status).toBe(403);
  });

  it('changes when an owner takes a document from an editor', async () => {
    const id = await courseWithEditor();
    await remove(at(id, `/editors/${editor.id}`), owner);
    expect((await people(id)).editors).toEqual([]);
  });
});

it('a document that was taken from its former owner is not had again by whom they have invited before', async () => {
  const id = await courseWithEditor();
  await invite(id, 'other@example.com');
  const [invitation] = await invitationsOf(other);
  await handOver(id, editor.id);
  expect(await people(id, editor), 'it outlasts the handing over').toMatchObject({ invitations: [{}] });
  expect((await remove(at(id, `/editors/${owner.id}`), editor)).status).toBe(200);
  expect((await answer(invitation?.id ?? '', 'acceptance', other)).status).toBe(404);
  expect(await people(id, editor)).toMatchObject({ editors: [], invitations: [] });
});

describe('handing a document over', () => {
  it('makes an editor its owner, and its owner an editor', async () => {
    const id = await courseWithEditor();
    expect((await handOver(id, editor.id)).status).toBe(200);
    expect(await people(id)).toMatchObject({
      owner: { id: editor.id },
      editors: [{ id: owner.id }],
      may_manage: false,
    });
    expect((await handOver(id, owner.id)).status, 'it is not theirs any more').toBe(403);
  });

  it('gives it to the house', async () => {
    const id = await courseWithEditor();
    await handOver(id, null);
    expect(await people(id, admin)).toMatchObject({ owner: null, editors: [{ id: editor.id }, { id: owner.id }] });
  });

  it('is refused to who does not edit it, or is no author any more', async () => {
    const id = await courseWithEditor();
    expect((await handOver(id, other.id)).status).toBe(409);
    await server.database.query(`UPDATE users SET roles = '{learner}' WHERE id = $1`, [editor.id]);
    try {
      expect((await handOver(id, editor.id)).status).toBe(409);
      expect((await people(id)).editors, 'nothing has changed').toHaveLength(1);
    } finally {
      await server.database.query(`UPDATE users SET roles = '{learner,author}' WHERE id = $1`, [editor.id]);
    }
  });

  it('is recorded', async () => {
    const id = await courseWithEditor();
    await handOver(id, editor.id);
    const recorded = await server.database.query(
      `SELECT action, subject_id FROM platform.audit_entries WHERE details ->> 'id' = $1 ORDER BY at`,
      [id],
    );
    expect(recorded).toEqual([
      { action: 'editor_invited', subject_id: null },
      { action: 'editor_joined', subject_id: editor.id },
      { action: 'document_handed_over', subject_id: editor.id },
    ]);
  });
});

it('leaves the documents of a deleted account to the house', async () => {
  const leaving = await openAccount(server, 'leaving', { roles: ['learner', 'author'] });
  await claimDocument(server.services.db, { kind: 'page', id: 'ostane' }, leaving.id);
  await draft('page', 'ostane');
  await server.database.query('DELETE FROM users WHERE id = $1', [leaving.id]);
  expect(await json(server.call('/api/documents/page/ostane/people', admin))).toMatchObject({ owner: null });
});
