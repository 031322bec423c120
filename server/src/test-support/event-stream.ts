import { expect, onTestFinished, vi } from 'vitest';
import type { TestServer } from './test-server.ts';

export type ReceivedEvent = { event: string; id: string | undefined; data: unknown };

type StreamOptions = { cookie: string; headers?: Record<string, string> };

/** A stream as a browser or another program would follow it; left when the test ends. */
export async function openEventStream({ url }: Pick<TestServer, 'url'>, path: string, options: StreamOptions) {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const headers = { cookie: options.cookie, 'accept-encoding': 'br, gzip', ...options.headers };
  const response = await fetch(new URL(path, url), { headers, signal: leaving.signal });
  const events: ReceivedEvent[] = [];
  let isOver = false;
  const ended = read(response, (event) => events.push(event))
    .catch(() => {})
    .finally(() => {
      isOver = true;
    });
  return {
    response,
    events,
    ended,
    isOver: () => isOver,
    leave: () => leaving.abort(),
    /** Waits for so many events and no more. */
    until: (count: number) => vi.waitFor(() => expect(events).toHaveLength(count), { timeout: 30_000, interval: 20 }),
  };
}

async function read(response: Response, onEvent: (event: ReceivedEvent) => void): Promise<void> {
  let rest = '';
  for await (const chunk of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + chunk).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
      const event = field('event');
      if (event) onEvent({ event, id: field('id'), data: JSON.parse(field('data') ?? 'null') });
    }
  }
}
