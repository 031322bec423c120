import { describe, expect, it } from 'vitest';
import * as fake from '../../../test-support/fake-gateway/index.ts';
import type { GroundedPassage } from '../grounding/grounded-passage.ts';
import { openGateway } from './gateway.fixture.ts';

const { answers, refuses, refusesWith } = fake;

describe('an answer of a model', () => {
  it('comes in the pieces that it was written in, with the tokens that the gateway counted', async () => {
    const gateway = await openGateway([answers(['The power ', 'is 24 W.'], { usage: [120, 9] })]);
    const { events, failed } = await gateway.ask();
    expect(failed).toBeUndefined();
    expect(events).toEqual([
      { kind: 'text', text: 'The power ' },
      { kind: 'text', text: 'is 24 W.' },
      { kind: 'notice', notice: 'nothing_found' },
      { kind: 'usage', inputTokens: 120, outputTokens: 9, isEstimated: false },
    ]);
    const [request] = gateway.requests;
    expect(request?.path).toBe('/v1/chat/completions');
    expect(request?.authorization).toBe(`Bearer ${fake.gatewayKey}`);
    expect(request?.body).toMatchObject({ model: 'fake-model', stream: true, stream_options: { include_usage: true } });
  });

  it('says that nothing of ours stands behind it only where that is so', async () => {
    const gateway = await openGateway([answers('It is $P = U I$ [1].')]);
    const passage: GroundedPassage = {
      ...{ number: 1, kind: 'library', itemId: 'power', language: 'en', title: 'Power', anchor: null, heading: null },
      ...{ text: 'P = U·I', path: '/library/power' },
    };
    const notice = { kind: 'notice', notice: 'nothing_found' };
    expect((await gateway.ask({ passages: [passage] })).events).not.toContainEqual(notice);
    expect((await gateway.ask()).events).toContainEqual(notice);
  });

  it('is estimated in tokens where the gateway counts none', async () => {
    const gateway = await openGateway([answers('x'.repeat(35))]);
    const { events } = await gateway.ask();
    expect(events.at(-1)).toMatchObject({ kind: 'usage', outputTokens: 10, isEstimated: true });
  });

  it.each([
    ['more than there can be', [3e9, 5e9]],
    ['halves', [1.5, 2]],
    ['less than none', [-5, 7]],
    ['none for what it wrote', [120, 0]],
  ] as const)('is estimated in tokens where the gateway counts %s', async (_, usage) => {
    const { events, failed } = await (await openGateway([answers('x'.repeat(35), { usage })])).ask();
    expect(failed).toBeUndefined();
    expect(events.at(-1)).toMatchObject({ kind: 'usage', outputTokens: 10, isEstimated: true });
  });

  it('is asked for without a key where none is set', async () => {
    const gateway = await openGateway([answers('Yes.')], { env: { AI_API_KEY: '' } });
    await gateway.ask();
    expect(gateway.requests[0]?.authorization).toBeUndefined();
  });

  it.each([
    ['without the closing mark of the stream', answers('All of it.', { hasDone: false })],
    ['on a connection that stays open behind the closing mark', answers('All of it.', { staysOpen: true })],
    ['with a reason that nobody knows', answers('All of it.', { finishReason: 'end_turn' })],
    ['with a reason that announces tools, but calls none', answers('All of it.', { finishReason: 'tool_calls' })],
    ['with thoughts in their own field', fake.thinksAloud('Hm, what is 2 + 2?', 'All of it.')],
    ['with thoughts in marks, cut into pieces', answers(['<th', 'ink>Hm', ' …</thi', 'nk>\n\nAll', ' of it.'])],
    ['with a call of a tool as text', answers('All of it.\n<tool_call>{"name": "search"}</tool_call>')],
    ['with tokens of its template', answers('All of it.<|im_end|>')],
    ['with characters that cannot be kept', answers(['All \0of', ' it.\u0007'])],
    [
      'with comments in the stream',
      fake.writesLine(': ping\n\ndata: {"choices":[{"delta":{"content":"All of it."}}]}\n\n'),
    ],
  ])('is whole %s', async (_, behaviour) => {
    const { text, failed } = await (await openGateway([behaviour])).ask();
    expect(failed).toBeUndefined();
    expect(text.trim()).toBe('All of it.');
  });

  it('may speak of the closing mark of the stream', async () => {
    const said = 'It ends with\ndata: [DONE]\nand nothing else.';
    expect((await (await openGateway([answers(said)])).ask()).text).toBe(said);
  });

  it('keeps a character whole that comes in two pieces', async () => {
    const { text, events } = await (await openGateway([answers(['Well \ud83d', '\ude00 done'])])).ask();
    expect(text).toBe('Well 😀 done');
    for (const event of events) if (event.kind === 'text') expect(event.text.isWellFormed()).toBe(true);
  });

  it('is marked as shortened where the model reached its own limit', async () => {
    const { text, events, failed } = await (await openGateway([answers('Half of', { finishReason: 'length' })])).ask();
    expect(failed).toBeUndefined();
    expect(text).toBe('Half of');
    expect(events).toContainEqual({ kind: 'notice', notice: 'shortened' });
  });

  it.each([
    ['small pieces', 'all work and no play '],
    ['huge pieces', 'y'.repeat(100_000)],
  ])('is ended and marked where it has no end, in %s', async (_, piece) => {
    const gateway = await openGateway([fake.writesWithoutEnd(piece)], { limits: { mostCharacters: 5000 } });
    const { text, events, failed } = await gateway.ask();
    expect(failed).toBeUndefined();
    expect(text).toHaveLength(5000);
    expect(events).toContainEqual({ kind: 'notice', notice: 'shortened' });
    expect(events.at(-1)).toMatchObject({ kind: 'usage', isEstimated: true });
    expect(await gateway.requests[0]?.closed).toEqual({ wasFinished: false });
  });
});

describe('a refusal', () => {
  const html = '<!doctype html><title>502 Bad Gateway</title>';
  it.each([
    ['400', refusesWith(400, 'Invalid value'), 'misconfigured', 1],
    ['401', refusesWith(401, 'Incorrect API key'), 'misconfigured', 1],
    ['402', refusesWith(402, 'Insufficient credits'), 'misconfigured', 1],
    ['403', refusesWith(403, 'Forbidden'), 'misconfigured', 1],
    ['404', refusesWith(404, 'The model does not exist', 'model_not_found'), 'misconfigured', 1],
    ['408', refuses(408), 'timeout', 3],
    ['413', refuses(413), 'too_long', 2],
    ['429', refusesWith(429, 'Rate limit reached'), 'busy', 3],
    [
      '429 for a used-up account',
      refusesWith(429, 'You exceeded your current quota', 'insufficient_quota'),
      'misconfigured',
      1,
    ],
    ['500', refuses(500), 'unavailable', 3],
    ['502 as a web page', refuses(502, html), 'unavailable', 3],
    ['503', refuses(503, { error: 'Loading model' }), 'unavailable', 3],
    ['529', refuses(529), 'busy', 3],
    ['200 with a web page', refuses(200, html), 'misconfigured', 1],
    ['200 with an error', refuses(200, { error: { message: 'Provider returned error' } }), 'unavailable', 3],
    ['200 without a stream', refuses(200, { choices: [{ message: { content: 'Hi' } }] }), 'misconfigured', 1],
    [
      'a prompt that is too long',
      refusesWith(400, "This model's maximum context length is 4096 tokens. However, you requested 9000 tokens."),
      'too_long',
      2,
    ],
    [
      'a prompt that is too long for llama.cpp',
      refusesWith(400, 'the request exceeds the available context size, try increasing it'),
      'too_long',
      2,
    ],
    [
      'a filter',
      refusesWith(400, 'The response was filtered due to the content management policy', 'content_filter'),
      'filtered',
      1,
    ],
    ['a redirect', fake.redirectsTo('http://127.0.0.1:9/elsewhere'), 'misconfigured', 1],
  ] as const)(
    'by %s ends as it should, after as many requests as make sense',
    async (_, behaviour, failure, requests) => {
      const gateway = await openGateway([behaviour]);
      const { failed, events } = await gateway.ask();
      expect(failed?.failure).toBe(failure);
      expect(events).toEqual([]);
      expect(gateway.requests).toHaveLength(requests);
    },
  );

  it('that passes ends in an answer', async () => {
    const gateway = await openGateway([refuses(503), refuses(429), answers('There.')]);
    expect(await gateway.ask()).toMatchObject({ text: 'There.', failed: undefined });
  });

  it('of a gateway that nobody runs is told as not to be reached', async () => {
    const gateway = await openGateway([], { env: { AI_BASE_URL: 'http://127.0.0.1:9/v1' } });
    expect((await gateway.ask()).failed?.failure).toBe('unavailable');
  });

  it('with a moment to wait is obeyed up to a bound, and given up beyond it', async () => {
    const wait = (seconds: string) => refuses(429, {}, { 'retry-after': seconds });
    const patient = await openGateway([wait('0'), wait('0.01'), answers('There.')]);
    expect((await patient.ask()).text).toBe('There.');
    const hasty = await openGateway([wait('3600'), answers('There.')]);
    expect((await hasty.ask()).failed?.failure).toBe('busy');
    expect(hasty.requests).toHaveLength(1);
    const dated = await openGateway([wait('Wed, 18 Nov 2026 09:00:00 GMT'), answers('There.')]);
    expect((await dated.ask()).failed?.failure).toBe('busy');
  });

  it('never leads the question to another host', async () => {
    const other = await openGateway([answers('caught')]);
    const gateway = await openGateway([fake.redirectsTo(`${other.baseUrl}/chat/completions`)]);
    expect((await gateway.ask()).failed?.failure).toBe('misconfigured');
    expect(other.requests).toEqual([]);
  });
});

describe('a stream that goes wrong', () => {
  const parseFault = 'data: {"choices": [{"delta": {"con\n\n';
  it.each([
    ['hangs up at once', fake.hangsUp, 'unavailable', 3],
    ['ends without a reason', answers('Half an', { finishReason: null }), 'cut_off', 1],
    ['ends without a reason or mark', answers('Half an', { finishReason: null, hasDone: false }), 'cut_off', 1],
    ['ends before its first word', answers([], { finishReason: null }), 'unavailable', 3],
    ['is not JSON from the start', fake.writesLine(parseFault), 'unavailable', 3],
    ['stops being JSON', fake.writesLine(parseFault, { after: ['Half an'] }), 'cut_off', 1],
    ['is of another shape', fake.writesLine('data: {"choices": "none"}\n\n'), 'unavailable', 3],
    [
      'is not UTF-8',
      fake.writesLine(Buffer.from('data: {"choices":[{"delta":{"content":"\xe8as"}}]}\n\n', 'latin1')),
      'unavailable',
      3,
    ],
    ['tells an error first', fake.sendsErrorInStream({ message: 'Overloaded' }), 'unavailable', 3],
    ['tells that it is limited', fake.sendsErrorInStream({ message: 'Rate limit exceeded', code: 429 }), 'busy', 3],
    [
      'tells an error in the middle',
      fake.sendsErrorInStream({ message: 'Oops' }, { after: ['Half an'] }),
      'cut_off',
      1,
    ],
    ['was filtered', answers('I will now', { finishReason: 'content_filter' }), 'filtered', 1],
    ['says that it is done, with nothing in it', answers(''), 'empty', 1],
    ['has blanks alone', answers([' ', '\n\n']), 'empty', 1],
    ['announces tools and calls none', answers('', { finishReason: 'tool_calls' }), 'empty', 1],
    ['used up its limit with thoughts', answers('<think>on and on', { finishReason: 'length' }), 'empty', 1],
    ['never ends its thoughts', answers(['<think>on', ' and on']), 'empty', 1],
  ] as const)('because it %s ends as it should', async (_, behaviour, failure, requests) => {
    const gateway = await openGateway([behaviour]);
    const { failed } = await gateway.ask();
    expect(failed?.failure).toBe(failure);
    expect(gateway.requests).toHaveLength(requests);
  });

  it.each([
    ['hangs up', (request: fake.GatewayRequest) => request.hangUp()],
    ['stops being text', (request: fake.GatewayRequest) => request.write(new Uint8Array([0xff, 0xfe]))],
  ])('because it %s after its first words is not asked for again', async (_, goWrong) => {
    const gateway = await openGateway([fake.fallsSilentAfter('Half an'), answers('A second beginning.')]);
    const onText = () => gateway.requests.forEach(goWrong);
    const { text, failed } = await gateway.ask({}, { onText });
    expect(text).toBe('Half an');
    expect(failed?.failure).toBe('cut_off');
    expect(gateway.requests).toHaveLength(1);
  });

  it('is given up where a single response has too many bytes', async () => {
    const gateway = await openGateway([fake.writesLine(`data: ${'x'.repeat(10_000)}`)], {
      limits: { mostBytes: 5000 },
    });
    expect((await gateway.ask()).failed?.failure).toBe('unavailable');
  });
});
