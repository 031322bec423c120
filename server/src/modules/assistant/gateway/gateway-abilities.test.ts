import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as fake from '../../../test-support/fake-gateway/index.ts';
import { type AssistantTool, defineTool } from '../tools/assistant-tool.ts';
import { openGateway } from './gateway.fixture.ts';

const { answers, callsTool, refusesTools, refusesWith } = fake;

const called: unknown[] = [];
const adding: AssistantTool = defineTool({
  name: 'add',
  description: 'Adds two numbers and tells their sum.',
  input: z.object({ a: z.number(), b: z.number() }),
  run: async (_, { language }, { a, b }) => {
    called.push([a, b, language]);
    return { isError: false, text: `sum ${a + b}` };
  },
});
const failing: AssistantTool = defineTool({
  ...{ name: 'fail', description: 'Fails whenever it is used.', input: z.object({}) },
  run: async () => {
    throw new Error('secret detail of the database');
  },
});
const tools = [adding, failing];

/** What the model was told by its tools, newest last. */
const toldByTools = (request: fake.GatewayRequest | undefined) =>
  request?.body.messages.filter(({ role }) => role === 'tool').map(({ content }) => content) ?? [];

describe('tools', () => {
  it('are offered, called with the rights of whoever asks, and told as data', async () => {
    const gateway = await openGateway([callsTool('add', { a: 2, b: 3 }), answers('It is 5.', { usage: [50, 5] })], {
      tools,
    });
    const { text, events } = await gateway.ask({ language: 'de' });
    expect(text).toBe('It is 5.');
    expect(called).toContainEqual([2, 3, 'de']);
    expect(gateway.requests[0]?.body.tools?.map(({ function: { name } }) => name)).toEqual(['add', 'fail']);
    expect(toldByTools(gateway.requests[1])).toEqual([
      expect.stringMatching(/^<<<add (\S+)>>>\nsum 5\n<<<\/add \1>>>$/),
    ]);
    expect(events.at(-1)).toEqual({ kind: 'usage', inputTokens: 150, outputTokens: 15, isEstimated: false });
  });

  it('may come after words, which stay a paragraph of their own', async () => {
    const gateway = await openGateway(
      [callsTool('add', { a: 1, b: 1 }, { before: 'Let me see.' }), answers('It is 2.')],
      { tools },
    );
    expect((await gateway.ask()).text).toBe('Let me see.\n\nIt is 2.');
  });

  it.each([
    ['inputs of the wrong kind', callsTool('add', { a: 'two', b: 3 })],
    ['inputs that are not JSON', callsTool('add', '{"a": 2, "b"')],
    ['no inputs', callsTool('add', {})],
    ['a name that does not exist', callsTool('delete_everything', {})],
    ['a tool that fails', callsTool('fail', {})],
  ])('called with %s tell so, and the model goes on', async (_, behaviour) => {
    const gateway = await openGateway([behaviour, answers('Then without it.')], { tools });
    expect(await gateway.ask()).toMatchObject({ text: 'Then without it.', failed: undefined });
    const [told = ''] = toldByTools(gateway.requests[1]);
    expect(told).not.toBe('');
    expect(told).not.toContain('secret detail');
  });

  it('that are called for ever come to an end', async () => {
    const gateway = await openGateway([callsTool('add', { a: 1, b: 1 })], {
      tools,
      limits: { mostSteps: 4, mostToolCalls: 2 },
    });
    expect((await gateway.ask()).failed?.failure).toBe('empty');
    expect(gateway.requests).toHaveLength(4);
    expect(gateway.requests[3]?.body.tool_choice).toBe('none');
    expect(toldByTools(gateway.requests[3]).at(-1)).toContain('No more tools');
  });

  it('are tried again only as long as no word has left', async () => {
    const gateway = await openGateway(
      [callsTool('add', { a: 1, b: 1 }, { before: 'Let me see.' }), fake.refuses(503)],
      { tools },
    );
    expect((await gateway.ask()).failed?.failure).toBe('cut_off');
    expect(gateway.requests).toHaveLength(2);
  });
});

describe('a gateway that knows less', () => {
  it.each([
    ['Ollama', refusesWith(400, 'registry.ollama.ai/library/gemma2:2b does not support tools')],
    [
      'vLLM',
      refusesWith(400, '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set'),
    ],
    ['OpenRouter', refusesWith(404, 'No endpoints found that support tool use.')],
    ['llama.cpp', refusesWith(500, 'tools param requires --jinja flag')],
  ])('than tools, as %s says it, is asked without them from then on', async (_, refusal) => {
    const gateway = await openGateway([refusesTools(refusal, answers('Without tools.'))], { tools });
    expect((await gateway.ask()).text).toBe('Without tools.');
    expect((await gateway.ask()).text).toBe('Without tools.');
    expect(gateway.requests.map(({ body }) => body.tools !== undefined)).toEqual([true, false, false]);
  });

  it.each([
    ['in marks', '<tool_call>\n{"name": "add", "arguments": {"a": 1}}\n</tool_call>'],
    ['as JSON', '{"name": "add", "arguments": {"a": 1, "b": 2}}'],
    ['as fenced JSON', '```json\n{"name": "add", "parameters": {"a": 1, "b": 2}}\n```'],
  ])('and calls tools %s in its text is asked without them', async (_, text) => {
    const gateway = await openGateway([refusesTools(answers(text), answers('The sum is 3.'))], { tools });
    expect(await gateway.ask()).toMatchObject({ text: 'The sum is 3.', failed: undefined });
  });

  it('than the wish for figures is asked without it', async () => {
    const gateway = await openGateway([refusesWith(400, 'Unknown parameter: stream_options'), answers('Yes.')]);
    const { text, events } = await gateway.ask();
    expect(text).toBe('Yes.');
    expect(events.at(-1)).toMatchObject({ isEstimated: true });
    expect(gateway.requests[1]?.body.stream_options).toBeUndefined();
  });

  it('than a parameter, as a list of faults says it, is asked without it', async () => {
    const detail = [
      { type: 'extra_forbidden', loc: ['body', 'stream_options'], msg: 'Extra inputs are not permitted' },
    ];
    const gateway = await openGateway([fake.refuses(422, { detail }), answers('Yes.')]);
    expect((await gateway.ask()).text).toBe('Yes.');
    expect(gateway.requests[1]?.body.stream_options).toBeUndefined();
  });

  it.each([
    ['fails for a moment', 'The worker died.'],
    ['cannot read something', 'Invalid request: unexpected end of input.'],
  ])('is not believed to, when it %s and repeats the whole request', async (_, message) => {
    const echo: fake.Behaviour = (response, request) =>
      refusesWith(500, `${message} Got ${JSON.stringify(request.body)}`)(response, request);
    const gateway = await openGateway([echo, answers('Yes.')], { tools });
    expect((await gateway.ask()).text).toBe('Yes.');
    const last = gateway.requests.at(-1)?.body;
    expect(last?.tools).toBeDefined();
    expect(last?.stream_options).toEqual({ include_usage: true });
    expect(last?.messages[0]?.role).toBe('system');
  });

  it('is asked for everything again after a refusal that had another reason than it gave', async () => {
    const gateway = await openGateway([refusesWith(400, 'Tools are not supported.')], { tools });
    expect((await gateway.ask()).failed?.failure).toBe('misconfigured');
    gateway.behave(answers('Yes.'));
    await gateway.ask();
    expect(gateway.requests.at(-1)?.body.tools).toBeDefined();
  });

  it('than a role for rules gets them with the question', async () => {
    const gateway = await openGateway([refusesWith(400, 'System role not supported'), answers('Yes.')]);
    expect((await gateway.ask()).text).toBe('Yes.');
    const [only, ...others] = gateway.requests[1]?.body.messages ?? [];
    expect(others).toEqual([]);
    expect(only).toMatchObject({
      role: 'user',
      content: expect.stringMatching(/learning assistant[\s\S]+12 V and 2 A\?$/),
    });
  });

  it('and reads little is asked with less', async () => {
    const history = [{ question: 'Before?', answer: 'Indeed, at length.' }];
    const gateway = await openGateway([refusesWith(400, 'context_length_exceeded'), answers('Yes.')]);
    expect((await gateway.ask({ history })).text).toBe('Yes.');
    expect(gateway.requests.map(({ body }) => body.messages.length)).toEqual([4, 2]);
  });

  it('and begins in the middle of a thought is understood from the second answer on', async () => {
    const gateway = await openGateway([answers(['So they want the power.', '\n</think>\n\nIt is 24 W.'])]);
    expect((await gateway.ask()).failed).toMatchObject({ failure: 'cut_off', takesBack: true });
    expect(await gateway.ask()).toMatchObject({ text: 'It is 24 W.', failed: undefined });
  });
});
