import { contract, type ListedEndpoint, listEndpoints } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ErrorBody, json, startTestServer, type TestServer } from './test-support/test-server.ts';

type ApiDescription = { paths: Record<string, Record<string, { summary?: string; tags?: string[] }>> };

/** Every endpoint of the contract: one that is added later is covered without being added here. */
const endpoints = listEndpoints(contract);

let server: TestServer;
let learner: string;
beforeAll(async () => {
  server = await startTestServer();
  learner = await server.signUp({ email: 'learner@example.com' });
});
afterAll(() => server.stop());

it('finds the contract’s endpoints at whatever depth they are', () => {
  const one = contract.system.about;
  const names = listEndpoints({ one, group: { two: one, deeper: { three: one } } }).map(({ name }) => name);
  expect(names).toEqual(['one', 'group/two', 'group/deeper/three']);
  expect(endpoints.length).toBeGreaterThan(5);
});

it('gives every endpoint an address of its own', () => {
  const addresses = endpoints.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

describe.each(endpoints)('$name', (endpoint) => {
  const { access, method, path, summary, tags } = endpoint;

  it('says where it is and what it is for', () => {
    expect(path).toMatch(/^(\/([a-z0-9_.-]+|\{\+?[a-zA-Z]+\}))+$/);
    expect(summary).toMatch(/\S+/);
    expect(tags).not.toEqual([]);
  });

  it('is in the API’s description', async () => {
    const { paths } = await json<ApiDescription>(server.call('/api/openapi.json'));
    expect(paths[path ?? '']?.[method.toLowerCase()]).toMatchObject({ summary, tags });
  });

  it(access === 'public' ? 'is open to anonymous callers' : 'is closed to anonymous callers', async () => {
    for (const answer of await callBothWays(endpoint)) {
      if (access === 'public') expect(answer).not.toMatchObject({ code: 'NOT_AUTHENTICATED' });
      else expect(answer).toMatchObject({ status: 401, code: 'NOT_AUTHENTICATED' });
    }
  });

  if (access === 'author' || access === 'admin') {
    it('is closed to a plain learner', async () => {
      for (const answer of await callBothWays(endpoint, learner)) {
        expect(answer).toMatchObject({ status: 403, code: 'FORBIDDEN' });
      }
    });
  }
});

/** The endpoint's answers at its REST address and at its RPC address, to a call without input. */
async function callBothWays(
  { name, method, path }: ListedEndpoint,
  cookie = '',
): Promise<{ status: number; code?: string }[]> {
  const address = `/api${path?.replace(/\{[^}]+\}/g, 'x')}`;
  const rest = await server.call(address, { method, cookie, ...(method !== 'GET' && { body: {} }) });
  const rpc = await server.call(`/api/rpc/${name}`, { cookie, body: {} });
  return [
    { ...(await json<Partial<ErrorBody>>(rest)), status: rest.status },
    { ...(await json<{ json: Partial<ErrorBody> }>(rpc)).json, status: rpc.status },
  ];
}
