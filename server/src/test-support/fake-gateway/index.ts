import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Behaviour, GatewayRequest } from './behaviour.ts';

export type { Behaviour, GatewayRequest } from './behaviour.ts';
export * from './behaviours.ts';
export * from './refusals.ts';

export const gatewayKey = 'sk-navor-Geheim-4711-zaupno';

/** A server that speaks chat completions and does with each request what a test says; the last behaviour stays. */
export async function startFakeGateway(...behaviours: Behaviour[]) {
  const requests: GatewayRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const request = await readRequest(incoming, response);
    requests.push(request);
    const behaviour = behaviours.length > 1 ? behaviours.shift() : behaviours[0];
    await behaviour?.(response, request);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return {
    baseUrl,
    /** What a server is started with to use it. */
    env: { AI_BASE_URL: baseUrl, AI_API_KEY: gatewayKey, AI_MODEL: 'fake-model' },
    requests,
    /** From now on it behaves like this. */
    behave(...next: Behaviour[]) {
      behaviours.splice(0, behaviours.length, ...next);
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readRequest(incoming: IncomingMessage, response: ServerResponse): Promise<GatewayRequest> {
  const closed = once(response, 'close').then(() => ({ wasFinished: response.writableFinished }));
  let body = '';
  for await (const chunk of incoming.setEncoding('utf8')) body += chunk;
  return {
    path: incoming.url ?? '',
    authorization: incoming.headers.authorization,
    body: JSON.parse(body),
    closed,
    write: (line) => void response.write(line),
    hangUp: () => response.socket?.destroy(),
  };
}
