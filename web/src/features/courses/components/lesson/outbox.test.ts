// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Delivery, Write } from './deliver-to-api.ts';
import { createOutbox } from './outbox.ts';

const path = '/courses/statika/lessons/sile/completion';
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

describe('createOutbox', () => {
  it('sends at once what it is given', async () => {
    const outbox = createOutbox('u1', deliver);
    outbox.write(path, put);
    await outbox.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([`PUT ${path}`]);
    expect(outbox.current().pending).toEqual({});
    expect(outbox.current().settled[path]?.answer).toEqual({ done: true });
  });

  it('keeps over a reload what could not be sent', async () => {
    isConnected = false;
    const before = createOutbox('u1', deliver);
    before.write(path, put);
    await vi.advanceTimersByTimeAsync(0);
    expect(before.current().waitsFor).toBe('connection');

    isConnected = true;
    const after = createOutbox('u1', deliver);
    expect(Object.keys(after.current().pending)).toEqual([path]);
    await after.flush();
    expect(sent).toEqual([`PUT ${path}`]);
    expect(localStorage.length).toBe(0);
  });

  it('tries again by itself', async () => {
    isConnected = false;
    const outbox = createOutbox('u1', deliver);
    outbox.write(path, put);
    await vi.advanceTimersByTimeAsync(0);
    isConnected = true;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent).toEqual([`PUT ${path}`]);
    expect(outbox.current().waitsFor).toBeNull();
  });

  it('sends only the last wish for an address', async () => {
    isConnected = false;
    const outbox = createOutbox('u1', deliver);
    outbox.write(path, put);
    outbox.write(path, remove);
    await vi.advanceTimersByTimeAsync(0);
    isConnected = true;
    await outbox.flush();
    expect(sent).toEqual([`DELETE ${path}`]);
  });

  it('sends a wish that came while an older one was on its way', async () => {
    const outbox = createOutbox('u1', deliver);
    outbox.write(path, put);
    outbox.write(path, remove);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([`PUT ${path}`, `DELETE ${path}`]);
    expect(outbox.current().settled[path]?.write.method).toBe('DELETE');
  });

  it('gives up what is refused, and says why', async () => {
    const outbox = createOutbox('u1', async () => ({ kind: 'refused', code: 'TOO_MANY_NOTES' }));
    outbox.write(path, put);
    await vi.advanceTimersByTimeAsync(0);
    expect(outbox.current().pending).toEqual({});
    expect(outbox.current().refused).toEqual({ [path]: 'TOO_MANY_NOTES' });
  });

  it('never sends what somebody else left behind', async () => {
    isConnected = false;
    createOutbox('u1', deliver).write(path, put);
    await vi.advanceTimersByTimeAsync(0);
    isConnected = true;
    await createOutbox('u2', deliver).flush();
    expect(sent).toEqual([]);
  });
});
