import type { WrittenText } from '@navor/contract';
import { describe, expect, it } from 'vitest';
import { createDraftSync, type ServerText, type SyncState, type TextWrite, type UnsentText } from './draft-sync.ts';

/** Merges line by line, as the real one does by blocks; two who changed the same line are in conflict. */
function fakeServer(text: string | null) {
  let current: ServerText = { text, hash: text === null ? null : `hash of ${text}` };
  const writes: TextWrite[] = [];
  let outage: Error | null = null;
  let hold: Promise<void> | null = null;
  const save = (next: string): string => {
    current = { text: next, hash: `hash of ${next}` };
    return `hash of ${next}`;
  };
  return {
    writes,
    current: () => current,
    save,
    fail: (error: Error | null) => {
      outage = error;
    },
    holdUntil: (release: Promise<void>) => {
      hold = release;
    },
    async write(write: TextWrite): Promise<WrittenText> {
      writes.push(write);
      const answer = answerTo(write);
      if (hold) await hold;
      hold = null;
      return answer;
    },
  };

  function answerTo(write: TextWrite): WrittenText {
    if (outage) throw outage;
    if (write.base_hash === current.hash) return { kind: 'saved', hash: save(write.text) };
    if (write.base_text === undefined) return { kind: 'outdated', current };
    const [base, own, theirs] = [write.base_text ?? '', write.text, current.text ?? ''].map((each) => each.split('\n'));
    const merged: string[] = [];
    for (let line = 0; line < Math.max(own?.length ?? 0, theirs?.length ?? 0); line++) {
      const [was, mine, other] = [base?.[line], own?.[line], theirs?.[line]];
      if (mine !== was && other !== was && mine !== other) {
        return {
          kind: 'conflict',
          current,
          parts: [{ kind: 'conflict', base: was ?? '', own: mine ?? '', theirs: other ?? '' }],
        };
      }
      const kept = mine === was ? other : mine;
      if (kept !== undefined) merged.push(kept);
    }
    const text = merged.join('\n');
    return { kind: 'merged', hash: save(text), text };
  }
}

function open(server: ReturnType<typeof fakeServer>, unsent: UnsentText | null = null, seen = server.current()) {
  const states: SyncState['kind'][] = [];
  const texts: string[] = [];
  const box: { kept: UnsentText | null } = { kept: unsent };
  const sync = createDraftSync({
    server: seen,
    unsent,
    write: server.write,
    failureOf: (error) => (String(error).includes('401') ? 'signed-out' : 'offline'),
    keep: (next) => {
      box.kept = next;
    },
    onState: ({ kind }) => states.push(kind),
    onText: (text) => texts.push(text),
    // Sent by hand in these tests.
    pauseMs: 3_600_000,
    retryMs: 3_600_000,
  });
  return { sync, states, texts, box };
}

describe('a text on its way to the server', () => {
  it('is kept by the browser until it has arrived', async () => {
    const server = fakeServer('a\nb');
    const { sync, states, box } = open(server);
    sync.change('a!\nb');
    expect(box.kept).toEqual({ text: 'a!\nb', baseText: 'a\nb', baseHash: 'hash of a\nb' });
    await sync.flush();
    expect(server.current().text).toBe('a!\nb');
    expect(box.kept).toBeNull();
    expect(states).toEqual(['unsaved', 'saving', 'saved']);
    sync.close();
  });

  it('names what it is based on, and gets what somebody else wrote elsewhere in it', async () => {
    const server = fakeServer('a\nb');
    const { sync, texts } = open(server);
    sync.change('a!\nb');
    server.save('a\nB');
    await sync.flush();
    expect(server.writes.map(({ base_hash, base_text }) => [base_hash, base_text])).toEqual([
      ['hash of a\nb', undefined],
      ['hash of a\nb', 'a\nb'],
    ]);
    expect(server.current().text).toBe('a!\nB');
    expect(texts).toEqual(['a!\nB']);
    expect(sync.state().kind).toBe('saved');
    sync.close();
  });

  it('loses nothing that is typed while others’ changes are merged', async () => {
    const server = fakeServer('a\nb\nc');
    const { sync } = open(server);
    sync.change('a!\nb\nc');
    server.save('a\nB\nc');
    const { promise, resolve } = Promise.withResolvers<void>();
    server.holdUntil(promise);
    const flushed = sync.flush();
    sync.change('a!\nb\nc?');
    resolve();
    await flushed;
    expect(server.current().text).toBe('a!\nB\nc?');
    expect(sync.text()).toBe('a!\nB\nc?');
    sync.close();
  });

  it('shows both texts where the same part was changed, and writes over neither', async () => {
    const server = fakeServer('a');
    const { sync, box } = open(server);
    sync.change('moj');
    server.save('njihov');
    await sync.flush();
    expect(sync.state()).toMatchObject({ kind: 'conflict', current: { text: 'njihov' } });
    expect(server.current().text).toBe('njihov');
    expect(box.kept?.text).toBe('moj');

    await sync.resolve('moj in njihov');
    expect(server.current().text).toBe('moj in njihov');
    expect(server.writes.at(-1)).toMatchObject({ is_resolution: true, base_hash: 'hash of njihov' });
    expect(box.kept).toBeNull();
    sync.close();
  });

  it('shows what was typed while the answer was on its way as well', async () => {
    const server = fakeServer('a\nb');
    const write = async (sent: TextWrite) => {
      const answer = await server.write(sent);
      if (answer.kind === 'conflict' && sync.text() === 'moj\nb') sync.change('moj\nb, in to');
      return answer;
    };
    const { sync, box } = open({ ...server, write });
    sync.change('moj\nb');
    server.save('njihov\nb');
    await sync.flush();
    expect(sync.state()).toMatchObject({ kind: 'conflict', parts: [{ own: 'moj' }] });
    expect(server.writes.at(-1)?.text).toBe('moj\nb, in to');
    expect(box.kept?.text).toBe('moj\nb, in to');
    sync.close();
  });

  it('waits for a connection and goes on with what was typed meanwhile', async () => {
    const server = fakeServer('a');
    const { sync, states, box } = open(server);
    server.fail(new Error('Failed to fetch'));
    sync.change('a1');
    await sync.flush();
    sync.change('a12');
    expect(states.at(-1)).toBe('offline');
    expect(box.kept?.text).toBe('a12');
    server.fail(null);
    await sync.flush();
    expect(server.current().text).toBe('a12');
    sync.close();
  });

  it('tells whoever is signed out, and keeps their text', async () => {
    const server = fakeServer('a');
    const { sync, box } = open(server);
    server.fail(new Error('401'));
    sync.change('a1');
    await sync.flush();
    expect(sync.state().kind).toBe('signed-out');
    expect(box.kept?.text).toBe('a1');
    sync.close();
  });
});

describe('a text that an earlier page left behind', () => {
  it('comes back and is merged with what was saved since', async () => {
    const server = fakeServer('a\nb');
    const unsent = { text: 'a!\nb', baseText: 'a\nb', baseHash: 'hash of a\nb' };
    server.save('a\nB');
    const { sync, texts } = open(server, unsent);
    expect(sync.text()).toBe('a!\nb');
    await sync.flush();
    expect(server.current().text).toBe('a!\nB');
    expect(texts).toEqual(['a!\nB']);
    sync.close();
  });

  it('never writes over what a page saved that was opened later', async () => {
    const server = fakeServer('novo');
    const stale = open(server, null, { text: 'staro', hash: 'hash of staro' });
    stale.sync.change('iz stare strani');
    await stale.sync.flush();
    expect(stale.sync.state().kind).toBe('conflict');
    expect(server.current().text).toBe('novo');
    stale.sync.close();
  });
});

describe('what others saved', () => {
  const told = (text: string) => async () => ({ text, hash: `hash of ${text}` });

  it('is shown where nothing waits to be sent, and left to the next write otherwise', async () => {
    const server = fakeServer('a');
    const { sync, texts } = open(server);
    await sync.refresh(told('b'));
    expect(texts).toEqual(['b']);
    sync.change('b!');
    await sync.refresh(told('c'));
    expect(sync.text()).toBe('b!');
    sync.close();
  });

  it('is not shown where an older answer comes after something newer was saved here', async () => {
    const server = fakeServer('staro');
    const { sync, texts } = open(server);
    const answer = Promise.withResolvers<ServerText>();
    const refreshed = sync.refresh(() => answer.promise);
    sync.change('novo');
    await sync.flush();
    answer.resolve({ text: 'vmes', hash: 'hash of vmes' });
    await refreshed;
    expect(sync.text()).toBe('novo');
    expect(texts).toEqual([]);
    sync.close();
  });
});
