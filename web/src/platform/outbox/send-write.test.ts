import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendWrite } from './send-write.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function answering(response: Response | Error) {
  vi.stubGlobal('fetch', async () => {
    if (response instanceof Error) throw response;
    return response;
  });
  return sendWrite('/courses/statika/lessons/sile/completion', { method: 'PUT', body: {} });
}

describe('sendWrite', () => {
  it('brings back what the server answers', async () => {
    expect(await answering(Response.json({ done: true }))).toEqual({ kind: 'taken', answer: { done: true } });
  });

  it('tells why something is refused', async () => {
    const answer = await answering(Response.json({ code: 'TOO_MANY_NOTES' }, { status: 409 }));
    expect(answer).toEqual({ kind: 'refused', code: 'TOO_MANY_NOTES' });
  });

  it('takes a refusal for one even if nobody can read it', async () => {
    const answer = await answering(new Response('<h1>Request Entity Too Large</h1>', { status: 413 }));
    expect(answer).toEqual({ kind: 'refused', code: 'INTERNAL' });
  });

  it.each([500, 503, 408, 429])('leaves it at one address that answers %i', async (status) => {
    expect(await answering(new Response('', { status }))).toEqual({ kind: 'failed' });
  });

  it('waits for the reader to sign in', async () => {
    expect(await answering(new Response('', { status: 401 }))).toEqual({ kind: 'lost', waitsFor: 'sign-in' });
  });

  it('waits for the connection, also behind the sign-in page of a network', async () => {
    const lost = { kind: 'lost', waitsFor: 'connection' };
    expect(await answering(new TypeError('Failed to fetch'))).toEqual(lost);
    expect(await answering(new Response('<h1>Welcome to the hotel</h1>'))).toEqual(lost);
  });
});
