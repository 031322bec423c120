// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Delivery, Write } from '../../../../platform/outbox/send-write.ts';
import { createLessonOutbox } from './lesson-outbox.ts';

const path = '/courses/statika/lessons/sile/completion';
const note = '/courses/statika/lessons/sile/notes/n1';
const put: Write = { method: 'PUT', body: {} };
const remove: Write = { method: 'DELETE' };

let isConnected: boolean;
let sent: string[];

async function deliver(to: string, { method }: Write): Promise<Delivery> {
  if (!isConnected) return { kind: 'lost', waitsFor: 'connection' };
  sent.push(`${method} ${to}`);
  return { kind: 'taken', answer: { done: true } };
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  isConnected = true;
  sent = [];
});

afterEach(() => {
  vi.useRealTimers();
});

describe('createLessonOutbox', () => {
  it('sends at once what it is given', async () => {
    const outbox = createLessonOutbox('u1', deliver);
    outbox.write(path, put);
    await outbox.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([`PUT ${path}`]);
    expect(outbox.current().pending).toEqual({});
    expect(outbox.current().settled[path]?.answer).toEqual({ done: true });
  });

  it('keeps over a reload what could not be sent', async () => {
    isConnected = false;
    const before = createLessonOutbox('u1', deliver);
    before.write(path, put);
    await vi.advanceTimersByTimeAsync(0);
    expect(before.current().waitsFor).toBe('connection');

    isConnected = true;
    const after = createLessonOutbox('u1', deliver);
    expect(Object.keys(after.current().pending)).toEqual([path]);
    await after.flush();
    expect(sent).toEqual([`PUT ${path}`]);
    expect(localStorage.length).toBe(0);
  });

  it('tries again by itself', async () => {
    isConnected = false;
    const outbox = createLessonOutbox('u1', deliver);
    outbox.write(path, put);
    await vi.advanceTimersByTimeAsync(0);
    isConnected = true;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent).toEqual([`PUT ${path}`]);
    expect(outbox.current().waitsFor).toBeNull();
  });

  it('sends only the last wish for an address', async () => {
    isConnected = false;
    const outbox = createLessonOutbox('u1', deliver);
    outbox.write(path, put);
    outbox.write(path, remove);
    await vi.advanceTimersByTimeAsync(0);
    isConnected = true;
    await outbox.flush();
    expect(sent).toEqual([`DELETE ${path}`]);
  });

  it('sends a wish that came while an older one was on its way', async () => {
    const outbox = createLessonOutbox('u1', deliver);
    outbox.write(path, put);
    outbox.write(path, remove);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([`PUT ${path}`, `DELETE ${path}`]);
    expect(outbox.current().settled[path]?.write.method).toBe('DELETE');
  });

  it('keeps what is refused and why, over a reload and until something else is wanted', async () => {
    const refuse = async (): Promise<Delivery> => ({ kind: 'refused', code: 'TOO_MANY_NOTES' });
    const outbox = createLessonOutbox('u1', refuse);
    outbox.write(note, { method: 'PUT', body: { text: 'Sile' } });
    await vi.advanceTimersByTimeAsync(0);
    expect(outbox.current().pending).toEqual({});
    outbox.forget('/courses/statika/lessons/sile/');

    const later = createLessonOutbox('u1', deliver);
    expect(later.current().refused[note]).toMatchObject({ code: 'TOO_MANY_NOTES', write: { body: { text: 'Sile' } } });
    await later.flush();
    expect(sent).toEqual([]);
    later.write(note, { method: 'PUT', body: { text: 'Krajše' } });
    await vi.advanceTimersByTimeAsync(0);
    expect(later.current().refused).toEqual({});
    expect(sent).toEqual([`PUT ${note}`]);
    expect(localStorage.length).toBe(0);
  });

  it('forgets the refusal of what nobody wrote, with what was taken, in that lesson only', async () => {
    const refused = ['/courses/statika/lessons/sile/bookmark', '/courses/statika/lessons/sile-v-ravnini/bookmark'];
    const outbox = createLessonOutbox('u1', async (to) =>
      refused.includes(to) ? { kind: 'refused', code: 'NOT_FOUND' } : { kind: 'taken', answer: null },
    );
    for (const address of [...refused, path]) outbox.write(address, put);
    await vi.advanceTimersByTimeAsync(0);
    outbox.forget('/courses/statika/lessons/sile/');
    expect(Object.keys(outbox.current().refused)).toEqual([refused[1]]);
    expect(outbox.current().settled).toEqual({});
  });

  it('sends the others where the server fails at one address, and asks again for that one', async () => {
    let isFailing = true;
    const outbox = createLessonOutbox('u1', async (to, write) =>
      to === path && isFailing ? { kind: 'failed' } : deliver(to, write),
    );
    outbox.write(path, put);
    outbox.write(note, put);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([`PUT ${note}`]);
    expect(Object.keys(outbox.current().pending)).toEqual([path]);
    expect(outbox.current().waitsFor).toBe('connection');

    isFailing = false;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent).toEqual([`PUT ${note}`, `PUT ${path}`]);
    expect(outbox.current().waitsFor).toBeNull();
  });

  it('works where the browser keeps nothing', async () => {
    const refuse = vi.fn(() => {
      throw new Error('full');
    });
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: () => {} });
    const outbox = createLessonOutbox('u1', deliver);
    outbox.write(path, put);
    await vi.advanceTimersByTimeAsync(0);
    expect(refuse).toHaveBeenCalled();
    expect(sent).toEqual([`PUT ${path}`]);
    vi.unstubAllGlobals();
  });

  it('does not bring back what another window delivered, hearing of it late', () => {
    const outbox = createLessonOutbox('u1', deliver);
    const write = vi.fn();
    vi.stubGlobal('localStorage', {
      getItem: () => JSON.stringify({ [path]: { ...put, at: 1 } }),
      setItem: write,
      removeItem: write,
    });
    outbox.catchUp();
    vi.unstubAllGlobals();
    expect(outbox.current().pending).toHaveProperty([path]);
    expect(write).not.toHaveBeenCalled();
  });

  it('never sends what somebody else left behind', async () => {
    isConnected = false;
    createLessonOutbox('u1', deliver).write(path, put);
    await vi.advanceTimersByTimeAsync(0);
    isConnected = true;
    await createLessonOutbox('u2', deliver).flush();
    expect(sent).toEqual([]);
  });
});
