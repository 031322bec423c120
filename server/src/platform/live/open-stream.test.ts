import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStream, type StreamChange } from './open-stream.ts';
import { createWatchers } from './watchers.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const second = 1000;

function open({ userId = 'ana', signal = undefined as AbortSignal | undefined } = {}) {
  const watchers = createWatchers();
  const live = { publish: async () => {}, watch: watchers.add };
  const stream = openStream(live, { userId, topics: ['topic'], signal });
  const changes: StreamChange[] = [];
  let isOver = false;
  void (async () => {
    for await (const change of stream.changes) changes.push(change);
    isOver = true;
  })();
  return { ...stream, watchers, changes, isOver: () => isOver };
}

describe('a stream', () => {
  it('is told of changes, and now and then to look whether its caller may still have it', async () => {
    const { watchers, changes, close, isOver } = open();
    watchers.tell('topic', { kind: 'changed', topic: 'topic', id: '1' });
    await vi.advanceTimersByTimeAsync(0);
    expect(changes).toEqual([{ kind: 'changed', topic: 'topic', id: '1' }]);
    await vi.advanceTimersByTimeAsync(25 * second);
    expect(changes).toContainEqual({ kind: 'recheck' });
    close();
    await vi.advanceTimersByTimeAsync(0);
    expect(isOver()).toBe(true);
    expect(watchers.count()).toBe(0);
  });

  it('ends by itself after half an hour', async () => {
    const { isOver, close } = open();
    await vi.advanceTimersByTimeAsync(29 * 60 * second);
    expect(isOver()).toBe(false);
    await vi.advanceTimersByTimeAsync(2 * 60 * second);
    expect(isOver()).toBe(true);
    close();
  });

  it.each(['before it is opened', 'later'])('ends with a caller who leaves %s', async (when) => {
    const leaving = new AbortController();
    if (when !== 'later') leaving.abort();
    const { isOver, watchers } = open({ signal: leaving.signal });
    leaving.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(isOver()).toBe(true);
    expect(watchers.count()).toBe(0);
  });

  it('is one of twelve that a person may have, and leaves its place when it is closed', () => {
    const streams = Array.from({ length: 12 }, () => open({ userId: 'bor' }));
    expect(() => open({ userId: 'bor' })).toThrow('RATE_LIMITED');
    open({ userId: 'cene' }).close();
    streams[0]?.close();
    streams[0]?.close();
    const again = open({ userId: 'bor' });
    expect(() => open({ userId: 'bor' }), 'closed twice, it leaves one place').toThrow('RATE_LIMITED');
    for (const { close } of [again, ...streams]) close();
  });
});
