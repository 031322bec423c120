import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export * from './behaviours.ts';
export * from './refusals.ts';

/** A request as the gateway got it. */
export type GatewayRequest = {
  path: string;
  authorization: string | undefined;
  body: {
    model: string;
    stream: boolean;
    stream_options?: { include_usage: boolean };
    messages: { role: string; content: string | null; tool_call_id?: string }[];
    tools?: { function: { name: string; description: string; parameters: object } }[];
    tool_choice?: string;
  };
  /** Its connection is closed; tells whether the response had been sent whole by then. */
  closed: Promise<{ wasFinished: boolean }>;
  /** Goes on with a line of the stream as it is. */
  write: (line: string | Uint8Array) => void;
  /** Ends the connection, whatever was written. */
  hangUp: () => void;
};

/** What the gateway does with a request. */
export type Behaviour = (response: ServerResponse, request: GatewayRequest) => void | Promise<void>;

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
