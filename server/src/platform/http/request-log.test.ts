import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { createAddressSecret } from '../address-secret.ts';
import { type Logger, requestScope } from '../logging.ts';
import { requestLog } from './request-log.ts';

it('tells of each request whose it was, once that is known', async () => {
  const info = vi.fn();
  const app = new Hono();
  app.use(requestLog({ info } as unknown as Logger));
  app.get('/own', (c) => {
    Object.assign(requestScope.getStore() ?? {}, { userId: 'ana' });
    return c.text('');
  });
  app.get('/public', (c) => c.text(''));

  await app.request('/own');
  await app.request('/public');
  expect(info.mock.calls.map(([line]) => line)).toEqual([
    expect.objectContaining({ path: '/own', status: 200, userId: 'ana' }),
    expect.not.objectContaining({ userId: expect.anything() }),
  ]);
});

it('tells of an address without the secret in it', async () => {
  const info = vi.fn();
  const app = new Hono();
  app.use(requestLog({ info } as unknown as Logger));
  await app.request(`/api/calendar/feed/${createAddressSecret()}.ics`);
  expect(info.mock.calls.map(([{ path }]) => path)).toEqual(['/api/calendar/feed/navor-secret-….ics']);
});
