import type { Profile, ProfileChanges } from '@navor/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fieldProblems, json, startTestServer, type TestServer } from '../../../test-support/test-server.ts';

let server: TestServer;
let ana: string;
let luka: string;
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp({ email: 'ana@example.com', full_name: 'Ana Žagar' });
  luka = await server.signUp({ email: 'luka@example.com', full_name: 'Luka Novak' });
});
afterAll(() => server.stop());
beforeEach(() => server.database.query('DELETE FROM platform.rate_limits'));

describe('changing the profile', () => {
  it('keeps everything that is given, and leaves the rest', async () => {
    const changes: ProfileChanges = {
      full_name: '  Ana Žagar Kos ',
      learning_goals: ['electrical', 'exams', 'electrical'],
      language: 'de',
      theme: 'dark',
      time_zone: 'America/New_York',
      weekly_goal_hours: 8,
      muted_notifications: ['reminders'],
    };
    const before = await profileOf(ana);
    const changed = await json<Profile>(change(ana, changes));
    expect(changed).toMatchObject({
      ...changes,
      id: before.id,
      full_name: 'Ana Žagar Kos',
      learning_goals: ['electrical', 'exams'],
      avatar_url: null,
    });
    expect(new Date(changed.updated_at).getTime()).toBeGreaterThan(new Date(before.updated_at).getTime());
    expect(await json<Profile>(change(ana, { time_zone: null }))).toMatchObject({ theme: 'dark', time_zone: null });
    expect(await profileOf(ana)).toMatchObject({ weekly_goal_hours: 8, time_zone: null });
  });

  it('changes nobody else’s, whoever is named', async () => {
    const before = await profileOf(luka);
    await change(ana, { full_name: 'Not Luka', id: before.id, user_id: before.id } as ProfileChanges);
    await server.call(`/api/profile?id=${before.id}`, {
      method: 'PATCH',
      cookie: ana,
      body: { full_name: 'Not Luka' },
    });
    expect(await profileOf(luka)).toEqual(before);
    expect((await profileOf(ana)).full_name).toBe('Not Luka');
  });

  it('cannot set what is not one’s own to set', async () => {
    await change(ana, { avatar_url: 'https://evil.example/x.png', roles: ['admin'] } as ProfileChanges);
    expect((await profileOf(ana)).avatar_url).toBeNull();
    const [row] = await server.database.query<{ roles: string[] }>(
      `SELECT roles FROM users WHERE email = 'luka@example.com'`,
    );
    expect(row?.roles).toEqual(['learner']);
  });

  it('is refused to somebody who is not signed in', async () => {
    const response = await change('', { full_name: 'Nobody' });
    expect(response.status).toBe(401);
    expect(await json(response)).toMatchObject({ code: 'NOT_AUTHENTICATED' });
  });

  it.each<[string, Record<string, unknown>, unknown]>([
    ['an empty name', { full_name: ' ' }, { path: 'full_name', problem: 'required' }],
    ['a name of several lines', { full_name: 'a\nb' }, { path: 'full_name', problem: 'invalid' }],
    ['a name that nobody sees', { full_name: '\u200b\u200b' }, { path: 'full_name', problem: 'invalid' }],
    ['a name that is a web address', { full_name: 'https://x.example' }, { path: 'full_name', problem: 'invalid' }],
    ['a goal that is none', { learning_goals: ['rich'] }, { path: 'learning_goals.0', problem: 'not_allowed' }],
    ['an unknown language', { language: 'fr' }, { path: 'language', problem: 'not_allowed' }],
    ['an unknown time zone', { time_zone: 'Europe/Atlantis' }, { path: 'time_zone', problem: 'invalid' }],
    ['no time for learning', { weekly_goal_hours: 0 }, { path: 'weekly_goal_hours', problem: 'too_small', limit: 1 }],
    ['too much of it', { weekly_goal_hours: 41 }, { path: 'weekly_goal_hours', problem: 'too_big', limit: 40 }],
    ['half an hour', { weekly_goal_hours: 1.5 }, { path: 'weekly_goal_hours', problem: 'invalid' }],
  ])('is refused with %s, naming the field', async (_, changes, problem) => {
    const response = await change(ana, changes as ProfileChanges);
    expect(response.status).toBe(422);
    expect(await fieldProblems(response)).toEqual([problem]);
  });

  it('makes a profile for an account that has none', async () => {
    const cookie = await server.signUp({ email: 'bare@example.com' });
    await server.database.query(
      `DELETE FROM profiles WHERE id = (SELECT id FROM users WHERE email = 'bare@example.com')`,
    );
    expect(await json<Profile>(change(cookie, { full_name: 'Now With One' }))).toMatchObject({
      full_name: 'Now With One',
      weekly_goal_hours: 5,
    });
  });

  it('begins in the language that the account was opened in', async () => {
    const response = await server.call('/api/sign-up', {
      body: { email: 'deutsch@example.com', full_name: 'Jürgen Weiß', password: 'a long enough password' },
      headers: { cookie: 'language=de' },
    });
    const [cookie = ''] = response.headers.getSetCookie();
    expect((await profileOf(cookie)).language).toBe('de');
  });
});

describe('a picture', () => {
  it('becomes a square WebP without anything else that was in the file, and replaces the former', async () => {
    const photo = await sharp({ create: { width: 900, height: 400, channels: 3, background: '#1f5fd0' } })
      .withExif({ IFD0: { Copyright: 'where I live' } })
      .jpeg()
      .toBuffer();
    const first = await json<Profile>(upload(ana, photo));
    expect(first.avatar_url).toMatch(/^\/files\/avatars\/[0-9a-f-]{36}\.webp$/);
    const file = await server.call(first.avatar_url ?? '');
    expect(file.headers.get('content-type')).toBe('image/webp');
    expect(file.headers.get('cache-control')).toContain('immutable');
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(bytes.includes('where I live')).toBe(false);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });

    const second = await json<Profile>(upload(ana, photo));
    expect(second.avatar_url).not.toBe(first.avatar_url);
    expect((await server.call(first.avatar_url ?? '')).status).toBe(404);

    const removed = await json<Profile>(server.call('/api/profile/avatar', { method: 'DELETE', cookie: ana }));
    expect(removed.avatar_url).toBeNull();
    expect((await server.call(second.avatar_url ?? '')).status).toBe(404);
  });

  it('waits for the one before, so that pictures never take all threads', async () => {
    const photo = await sharp({ create: { width: 3000, height: 3000, channels: 3, background: 'green' } })
      .png()
      .toBuffer();
    let mostAtOnce = 0;
    const watching = setInterval(() => {
      // Not those that wait as well: between the reading of the two, one goes from here to there and would count twice.
      mostAtOnce = Math.max(mostAtOnce, sharp.counters().process);
    }, 1);
    const answers = await Promise.all([1, 2, 3, 4].map(() => upload(ana, photo)));
    clearInterval(watching);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(mostAtOnce).toBe(1);
  });

  it('is turned the way the camera was held', async () => {
    const halves = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'white' } })
      .composite([{ input: { create: { width: 20, height: 20, channels: 3, background: 'black' } }, left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .png()
      .toBuffer();
    const { avatar_url } = await json<Profile>(upload(ana, halves));
    const bytes = Buffer.from(await (await server.call(avatar_url ?? '')).arrayBuffer());
    const { data } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
    expect(data[10 * 512 + 256], 'black is on top now').toBeLessThan(60);
    expect(data[500 * 512 + 256]).toBeGreaterThan(200);
  });

  it.each<[string, () => Uint8Array | Promise<Uint8Array>]>([
    ['a text', () => Buffer.from('not a picture at all')],
    ['nothing', () => Buffer.alloc(0)],
    ['a page that calls itself one', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing that could run scripts', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    [
      'a GIF',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .gif()
          .toBuffer(),
    ],
    ['the beginning of a picture', async () => (await smallPng()).subarray(0, 40)],
    ['a picture’s first bytes and then nonsense', () => Buffer.concat([pngSignature, Buffer.alloc(2000, 7)])],
    ['a picture that no memory holds', () => claimedSize(60_000, 60_000)],
  ])('is refused when it is %s', async (_, bytes) => {
    const response = await upload(luka, await bytes());
    expect(response.status).toBe(422);
    expect(await fieldProblems(response)).toEqual([{ path: 'image', problem: 'not_an_image' }]);
    expect((await profileOf(luka)).avatar_url).toBeNull();
  });

  it('is refused over 5 MB, and a body of 10 MB is not even read', async () => {
    const large = await upload(luka, Buffer.concat([await smallPng(), Buffer.alloc(5 * 1024 * 1024)]));
    expect(await fieldProblems(large)).toEqual([{ path: 'image', problem: 'file_too_large' }]);
    expect((await upload(luka, Buffer.alloc(10 * 1024 * 1024))).status).toBe(413);
  });

  it('is refused without one, and to somebody who is not signed in', async () => {
    const form = new FormData();
    form.set('image', 'just words');
    const words = await fetch(new URL('/api/profile/avatar', server.url), {
      method: 'PUT',
      body: form,
      headers: { cookie: luka },
    });
    expect(words.status).toBe(422);
    expect((await upload('', await smallPng())).status).toBe(401);
  });

  it('can be of any size that a picture has', async () => {
    expect((await upload(luka, await smallPng())).status).toBe(200);
  });
});

describe('the address of stored files', () => {
  it.each([
    '/files/avatars/none.webp',
    '/files',
    '/files/..%2f..%2fsecret',
    '/files/avatars/..%2f..%2f..%2fsecret.webp',
    '/files/avatars/x.webp%00',
    '/files/avatars/x.html',
  ])('leads nowhere else: %s', async (path) => {
    expect((await server.call(path)).status).toBe(404);
  });
});

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

function smallPng(): Promise<Buffer> {
  return sharp({ create: { width: 3, height: 2, channels: 3, background: 'green' } })
    .png()
    .toBuffer();
}

/** A valid beginning of a PNG that promises this many pixels. */
async function claimedSize(width: number, height: number): Promise<Buffer> {
  const bytes = Buffer.from(await smallPng());
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

function upload(cookie: string, bytes: Uint8Array): Promise<Response> {
  const form = new FormData();
  form.set('image', new File([new Uint8Array(bytes)], 'picture.png', { type: 'image/png' }));
  return fetch(new URL('/api/profile/avatar', server.url), { method: 'PUT', body: form, headers: { cookie } });
}

function change(cookie: string, changes: ProfileChanges): Promise<Response> {
  return server.call('/api/profile', { method: 'PATCH', cookie, body: changes });
}

function profileOf(cookie: string): Promise<Profile> {
  return json<Profile>(server.call('/api/profile', { cookie }));
}
