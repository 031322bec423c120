import type { DraftedText, OpenDocument } from '@navor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { giveDocuments } from '../../../test-support/sample-authors.ts';
import { saveSampleCourse } from '../../../test-support/sample-course-files.ts';
import { openAccount, type SamplePerson } from '../../../test-support/sample-people.ts';
import { json, startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { publishDue } from './publish-scheduled.ts';

let server: TestServer;
let owner: SamplePerson;
let editor: SamplePerson;
let admin: SamplePerson;
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://learn.example' });
  owner = await openAccount(server, 'owner', { roles: ['author'] });
  editor = await openAccount(server, 'editor', { roles: ['author'] });
  admin = await openAccount(server, 'admin', { roles: ['admin'] });
  await server.database.query(`UPDATE profiles SET language = 'de' WHERE id = $1`, [editor.id]);
});
afterAll(() => server.stop());

beforeEach(async () => {
  for (const table of ['cms_drafts', 'cms_schedules', 'cms_versions', 'cms_blobs', 'courses', 'content_owners'])
    await server.database.query(`DELETE FROM ${table}`);
  await server.database.query(`DELETE FROM platform.mails`);
  await saveSampleCourse(server.services);
  await giveDocuments(server.database, owner.id, 'course');
  await server.database.query(
    `INSERT INTO content_shares (kind, id, user_id) VALUES ('course', 'osnove', $1) ON CONFLICT DO NOTHING`,
    [editor.id],
  );
});

const tok = 'lessons/tok.sl.md';
const hour = 60 * 60 * 1000;
const inAnHour = new Date(Date.now() + hour);
const due = ({ services } = server) => publishDue(services, new Date(Date.now() + 2 * hour));

const call = <Answer>(path: string, options: { method?: string; body?: unknown } = {}, { cookie } = editor) =>
  json<Answer>(server.call(`/api/cms/course/osnove${path}`, { ...options, cookie }));
const open = () => call<OpenDocument>('');

async function scheduleEnd(words: string, person = editor): Promise<void> {
  const { text, hash } = await call<DraftedText>(`/text?path=${encodeURIComponent(tok)}`, {}, person);
  const body = { path: tok, text: `${text?.replace(/\nKonec: .*\n$/, '')}\nKonec: ${words}\n`, base_hash: hash };
  expect(await call('/text', { method: 'PUT', body }, person)).toMatchObject({ kind: 'saved' });
  const { draft_hash } = await open();
  const schedule = { draft_hash, publish_at: inAnHour };
  expect(await call('/schedule', { method: 'PUT', body: schedule }, person)).toMatchObject({ kind: 'scheduled' });
}

/** As if the checks had become stricter since it was scheduled. */
const spoilScheduled = () =>
  server.database.query(
    `UPDATE cms_blobs SET content = convert_to(convert_from(content, 'UTF8') || '<script>x</script>', 'UTF8')
     WHERE convert_from(content, 'UTF8') LIKE '%Konec: prvič.%'`,
  );

type Mail = { owner_id: string; subject: string; text: string };
const mails = () =>
  server.database.query<Mail>(
    `SELECT owner_id, subject, text FROM platform.mails WHERE cause LIKE 'publication-failed:%'`,
  );
const mailsOnceTold = (count: number) =>
  vi.waitFor(
    async () => {
      const untold = await server.database.query(
        `SELECT 1 FROM platform.events LEFT JOIN platform.event_deliveries ON event_id = events.id
         WHERE events.name = 'cms.scheduled-publication-failed' AND event_id IS NULL`,
      );
      expect(untold).toEqual([]);
      const sent = await mails();
      expect(sent).toHaveLength(count);
      return sent;
    },
    { timeout: 60_000 },
  );

it('tells whoever scheduled what the checks refuse, and the owner, each once and in their language', async () => {
  await scheduleEnd('prvič.');
  await spoilScheduled();
  const sibling = await startTestServer({ PUBLIC_URL: 'https://learn.example' }, { sharedDatabase: server.database });
  try {
    await Promise.all([server, sibling, server, sibling].map((one) => due(one)));
  } finally {
    await sibling.stop();
  }
  await due();
  const sent = await mailsOnceTold(2);
  const to = ({ id }: SamplePerson) => sent.find(({ owner_id }) => owner_id === id);
  expect(to(owner)?.subject).toMatch(/^Načrtovana objava ni uspela: /);
  expect(to(owner)?.text).toContain('so bile najdene napake');
  expect(to(editor)?.subject).toMatch(/^Geplante Veröffentlichung fehlgeschlagen: /);
  for (const person of [owner, editor]) {
    expect(to(person)?.text).toContain(tok);
    expect(to(person)?.text).toContain('https://learn.example/dashboard/cms/courses/osnove\n');
  }
});

it('says where others have published something else, to an owner who planned it once alone', async () => {
  const load = (source: string) =>
    server.database.query(
      `UPDATE lesson_texts SET source = ${source} WHERE course_id = 'osnove' AND lesson_id = 'tok' AND language = 'sl'`,
    );
  await load(`source || E'\\nKonec: nič.\\n'`);
  await scheduleEnd('prvič.', owner);
  await load(`replace(source, 'nič.', 'drugače.')`);
  await due();
  const [mail] = await mailsOnceTold(1);
  expect(mail?.owner_id).toBe(owner.id);
  expect(mail?.text).toContain('na istih mestih objavljeno nekaj drugega');
});

it('tells administrators where nobody is left whose work it is', async () => {
  await scheduleEnd('prvič.');
  await spoilScheduled();
  await server.database.query(`UPDATE cms_schedules SET created_by = NULL`);
  await server.database.query(`UPDATE content_owners SET owner_id = NULL`);
  await due();
  expect((await mailsOnceTold(1)).map(({ owner_id }) => owner_id)).toEqual([admin.id]);
});

describe('what somebody planned who may not edit it any more', () => {
  const planned = async (person: SamplePerson) => {
    await server.database.query(
      `INSERT INTO content_shares (kind, id, user_id) VALUES ('course', 'osnove', $1) ON CONFLICT DO NOTHING`,
      [person.id],
    );
    await scheduleEnd('prvič.', person);
  };
  const isPublished = async () => {
    const rows = await server.database.query(`SELECT 1 FROM lesson_texts WHERE source LIKE '%Konec: prvič.%'`);
    return rows.length > 0;
  };
  const seenByOwner = () => call<OpenDocument>('', {}, owner);

  it('is not published once it is shared with them no longer; the owner is told why, and they are not', async () => {
    await planned(editor);
    const editors = `/api/documents/course/osnove/editors/${editor.id}`;
    expect((await server.call(editors, { method: 'DELETE', cookie: owner.cookie })).status).toBe(200);
    await due();
    expect(await isPublished()).toBe(false);
    expect(await seenByOwner()).toMatchObject({ schedule: { state: 'failed', problems: [{ rule: 'not-editor' }] } });
    const [mail] = await mailsOnceTold(1);
    expect(mail?.owner_id).toBe(owner.id);
    expect(mail?.text).toContain('vsebine ne sme več urejati');
  });

  it.each([
    ['is no author any more', `UPDATE users SET roles = '{}' WHERE id = $1`],
    ['has closed their account', `UPDATE users SET deletion_due_at = now() + interval '1 day' WHERE id = $1`],
    ['has no account any more', `DELETE FROM users WHERE id = $1`],
  ])('is not published by somebody who %s', async (_, loseIt) => {
    const person = await openAccount(server, crypto.randomUUID(), { roles: ['author'] });
    await planned(person);
    await server.database.query(loseIt, [person.id]);
    await due();
    expect(await isPublished()).toBe(false);
    expect(await seenByOwner()).toMatchObject({ schedule: { problems: [{ rule: 'not-editor' }] } });
    expect((await mailsOnceTold(1)).map(({ owner_id }) => owner_id)).toEqual([owner.id]);
  });

  it('is told to administrators where it was its owner', async () => {
    const person = await openAccount(server, crypto.randomUUID(), { roles: ['author'] });
    await giveDocuments(server.database, person.id, 'course');
    await planned(person);
    await server.database.query(`UPDATE users SET roles = '{}' WHERE id = $1`, [person.id]);
    await due();
    expect(await isPublished()).toBe(false);
    expect((await mailsOnceTold(1)).map(({ owner_id }) => owner_id)).toEqual([admin.id]);
  });

  it('is published by its owner, whose it stays to publish', async () => {
    await planned(editor);
    await server.database.query(`DELETE FROM content_shares WHERE user_id = $1`, [editor.id]);
    await due();
    const { draft_hash } = await seenByOwner();
    expect(await call('/publish', { method: 'POST', body: { draft_hash } }, owner)).toMatchObject({
      kind: 'published',
    });
    expect(await isPublished()).toBe(true);
    expect(await seenByOwner()).toMatchObject({ schedule: null });
  });
});

it('stands among what is worked on until it is dealt with', async () => {
  await scheduleEnd('prvič.');
  await spoilScheduled();
  await due();
  const listed = () => json(server.call('/api/cms/course', { cookie: owner.cookie }));
  expect(await listed()).toMatchObject([{ id: 'osnove', schedule: { state: 'failed' } }]);
  const { schedule } = await open();
  await call('/schedule', { method: 'DELETE', body: { schedule_id: schedule?.id } });
  expect(await listed()).toMatchObject([{ id: 'osnove', schedule: null }]);
});

it('sends nothing when a publication succeeds', async () => {
  await scheduleEnd('prvič.');
  await due();
  expect(await open()).toMatchObject({ schedule: null });
  expect(await server.database.query(`SELECT 1 FROM cms_schedules WHERE state = 'failed'`)).toEqual([]);
  expect(await mails()).toEqual([]);
});
