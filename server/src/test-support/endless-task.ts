import { expect, vi } from 'vitest';
import { hastyTask } from '../platform/threads/sample-tasks.fixture.ts';
import type { TestServer } from './test-server.ts';

/** Has the next task for a thread never come to an end, so that its limit ends it; tells which one it was. */
export function makeNextTaskEndless({ services: { threads } }: TestServer): { name: () => string | undefined } {
  const run = threads.run.bind(threads);
  let name: string | undefined;
  const spy = vi.spyOn(threads, 'run').mockImplementationOnce((task) => {
    name = task.name;
    spy.mockRestore();
    return run(hastyTask, { kind: 'spin' }) as Promise<never>;
  });
  return { name: () => name };
}

/** A request that takes longer than it may is told so, and others are answered meanwhile. */
export async function expectTooComplex(server: TestServer, request: Promise<Response>): Promise<void> {
  const meanwhile = await server.call('/healthz');
  expect(meanwhile.status).toBe(200);
  const response = await request;
  expect([response.status, await response.json()]).toMatchObject([422, { code: 'TOO_COMPLEX' }]);
}
