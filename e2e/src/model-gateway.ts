import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ModelGateway = Awaited<ReturnType<typeof startModelGateway>>;

/** A gateway on this machine, whose model says what a test lets it say, when it lets it. */
export async function startModelGateway() {
  let arrived: (response: ServerResponse) => void;
  let current = nextRequest();
  const gone: Promise<void>[] = [];

  function nextRequest(): Promise<ServerResponse> {
    return new Promise((resolve) => {
      arrived = resolve;
    });
  }

  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      gone.push(new Promise((resolve) => response.on('close', () => resolve())));
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.flushHeaders();
      arrived(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  async function send(delta: object, finish_reason: string | null): Promise<void> {
    const chunk = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'navor-test' };
    (await current).write(`data: ${JSON.stringify({ ...chunk, choices: [{ index: 0, delta, finish_reason }] })}\n\n`);
  }

  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    /** Waits until it is asked. */
    say: (content: string) => send({ role: 'assistant', content }, null),
    async finish(): Promise<void> {
      await send({}, 'stop');
      const response = await current;
      current = nextRequest();
      response.end('data: [DONE]\n\n');
    },
    /** Until whoever asked has hung up. */
    async hungUp(): Promise<void> {
      await current;
      await gone.at(-1);
      current = nextRequest();
    },
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
