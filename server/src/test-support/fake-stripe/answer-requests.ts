import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { expanded } from './expand.ts';
import { FakeError } from './fake-error.ts';
import { readForm } from './request-params.ts';
import { allRoutes, findRoute } from './routes.ts';
import type { Store } from './store.ts';

type Answer = { status: number; body: unknown };
/** `lose answer` does what it was asked, and the line breaks before it can say so. */
export type Failure = { status: number; type: string } | 'hang up' | 'lose answer' | 'let pass';
export type ServerState = {
  secretKey: string;
  requests: string[];
  failures: Failure[];
  answers: Map<string, Answer & { request: string }>;
};

/** Stripe's API over HTTP. */
export function answerRequests(store: Store, state: ServerState): Server {
  const routes = allRoutes(store);
  const { answers } = state;

  const carryOut = (method: string, url: URL, form: string): Answer => {
    try {
      const params = readForm(method === 'POST' ? form : url.search.slice(1));
      const route = findRoute(routes, method, url.pathname);
      if (!route) throw unknownUrl(method, url);
      return { status: 200, body: expanded(store, route.handler(params, route.id), params) };
    } catch (error) {
      if (error instanceof FakeError) return { status: error.status, body: { error: error.body } };
      throw error;
    }
  };

  /** The same key leads to the same answer, and is refused when it comes with another request. */
  const once = (key: string, request: string, run: () => Answer): Answer & { replayed?: true } => {
    const known = answers.get(key);
    if (known && known.request !== request) return keyMisused(key);
    if (known) return { ...known, replayed: true };
    const answer = run();
    if (answer.status < 300 || answer.status === 402) answers.set(key, { ...structuredClone(answer), request });
    return answer;
  };

  return createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://stripe.test');
    const method = request.method ?? 'GET';
    const form = await bodyOf(request);
    state.requests.push(`${method} ${url.pathname}`);
    const failure = state.failures.shift();
    if (failure === 'hang up') {
      request.socket.destroy();
      return;
    }
    if (typeof failure === 'object') {
      const error = { type: failure.type, message: 'Something went wrong.' };
      return send(response, { status: failure.status, body: { error } });
    }
    if (request.headers.authorization !== `Bearer ${state.secretKey}`) return send(response, notAllowed);
    const key = request.headers['idempotency-key'];
    const run = () => carryOut(method, url, form);
    const answer = typeof key === 'string' ? once(key, `${method} ${url.pathname} ${form}`, run) : run();
    if (failure === 'lose answer') request.socket.destroy();
    else send(response, answer);
  });
}

const notAllowed: Answer = {
  status: 401,
  body: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_test_****wrong' } },
};

function unknownUrl(method: string, { pathname }: URL): FakeError {
  return new FakeError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${pathname}).`,
  });
}

function keyMisused(key: string): Answer {
  const message = `Keys for idempotent requests can only be used with the same parameters they were first used with: ${key}`;
  return { status: 400, body: { error: { type: 'idempotency_error', message } } };
}

function send(response: ServerResponse, { status, body, replayed }: Answer & { replayed?: true }): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': 'req_fake',
    ...(replayed && { 'idempotent-replayed': 'true' }),
  });
  response.end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
