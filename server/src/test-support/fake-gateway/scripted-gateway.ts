import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';
import { beginStream, endStream, sendDelta, sendUsage } from './chunks.ts';

const soon = { timeout: 30_000, interval: 10 };

/** One request, which a test answers word by word. */
export type ScriptedCall = {
  messages: { role: string; content: string }[];
  say: (text: string) => void;
  /** Ends as it should, with so many tokens in and out where they are told. */
  end: (usage?: readonly [number, number]) => void;
  hangUp: () => void;
  isLeft: () => boolean;
};

/** A gateway whose answers a test writes while they are read; lives until it is closed. */
export async function startScriptedGateway() {
  const calls: ScriptedCall[] = [];
  const server = createServer(async (incoming, response) => {
    calls.push(await openCall(incoming, response));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const callsAbout = (question: string) => calls.filter(({ messages }) => messages.at(-1)?.content.includes(question));

  return {
    env: { AI_BASE_URL: baseUrl, AI_MODEL: 'fake-model' },
    callsAbout,
    /** The newest request with this question, as soon as it is there. */
    async called(question: string, times = 1): Promise<ScriptedCall> {
      await vi.waitUntil(() => callsAbout(question).length >= times, soon);
      return callsAbout(question)[times - 1] as ScriptedCall;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function openCall(incoming: IncomingMessage, response: ServerResponse): Promise<ScriptedCall> {
  let body = '';
  let isLeft = false;
  response.on('close', () => {
    isLeft = !response.writableFinished;
  });
  for await (const chunk of incoming.setEncoding('utf8')) body += chunk;
  beginStream(response);
  const { messages } = JSON.parse(body) as Pick<ScriptedCall, 'messages'>;
  return {
    messages,
    say: (content) => sendDelta(response, { content }),
    end(usage) {
      sendDelta(response, {}, 'stop');
      if (usage) sendUsage(response, usage);
      endStream(response);
    },
    hangUp: () => response.socket?.destroy(),
    isLeft: () => isLeft,
  };
}
