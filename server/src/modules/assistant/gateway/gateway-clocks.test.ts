import { afterEach, describe, expect, it, vi } from 'vitest';
import * as fake from '../../../test-support/fake-gateway/index.ts';
import { openGateway, sampleRequest } from './gateway.fixture.ts';

const { refuses } = fake;

afterEach(() => {
  vi.useRealTimers();
});

describe('a gateway that is too slow', () => {
  const second = 1000;
  const hasCome = async (requests: readonly unknown[]) => {
    while (requests.length === 0) await new Promise(setImmediate);
  };

  it.each([
    ['sends no headers', fake.neverSendsHeaders, { headersMs: second }, /no headers/],
    ['sends headers and no token', fake.sendsHeadersAlone, { firstTokenMs: second }, /no first token/],
    ['sends comments and no token', fake.sendsCommentsAlone, { firstTokenMs: second }, /no first token/],
    ['is not even done within the whole time', fake.sendsHeadersAlone, { totalMs: second }, /no whole answer/],
  ])('because it %s is given up, and its connection closed', async (_, behaviour, limits, message) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const gateway = await openGateway([behaviour], { limits });
    const asked = gateway.ask();
    await hasCome(gateway.requests);
    vi.advanceTimersByTime(second);
    const { failed } = await asked;
    expect(failed?.failure).toBe('timeout');
    expect(failed?.message).toMatch(message);
    expect(gateway.requests).toHaveLength(1);
    expect(await gateway.requests[0]?.closed).toEqual({ wasFinished: false });
  });

  it.each([
    ['falls silent', fake.fallsSilentAfter('Half an'), { idleMs: second }, /no further token/],
    ['drips without end', fake.drips, { totalMs: second }, /no whole answer/],
  ])('because it %s after its first words is given up as well', async (_, behaviour, limits, message) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const gateway = await openGateway([behaviour], { limits });
    const { failed } = await gateway.ask({}, { onText: () => vi.advanceTimersByTime(second) });
    expect(failed?.failure).toBe('timeout');
    expect(failed?.message).toMatch(message);
    expect(await gateway.requests[0]?.closed).toEqual({ wasFinished: false });
  });
});

describe('whoever stops an answer', () => {
  it.each([
    ['before the headers', fake.neverSendsHeaders],
    ['before the first token', fake.sendsHeadersAlone],
    ['while it pauses between tries', refuses(429, {}, { 'retry-after': '9' })],
  ])('%s is obeyed at once', async (_, behaviour) => {
    const gateway = await openGateway([behaviour]);
    const stop = new AbortController();
    const asked = gateway.ask({}, { signal: stop.signal });
    await expect.poll(() => gateway.requests.length).toBe(1);
    stop.abort();
    expect(await asked).toMatchObject({ events: [], failed: undefined });
    await gateway.requests[0]?.closed;
  });

  it('in the middle of it closes the connection, and what was written is counted', async () => {
    const gateway = await openGateway([fake.fallsSilentAfter('Half an answer')]);
    const stop = new AbortController();
    const { events } = await gateway.ask({}, { signal: stop.signal, onText: () => stop.abort() });
    expect(events).toMatchObject([
      { kind: 'text', text: 'Half an answer' },
      { kind: 'usage', isEstimated: true },
    ]);
    expect(await gateway.requests[0]?.closed).toEqual({ wasFinished: false });
  });

  it('by reading no further closes the connection too', async () => {
    const gateway = await openGateway([fake.fallsSilentAfter('Half an answer')]);
    for await (const _ of gateway.produce(sampleRequest, new AbortController().signal)) break;
    expect(await gateway.requests[0]?.closed).toEqual({ wasFinished: false });
  });
});
