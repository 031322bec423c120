import { randomBytes } from 'node:crypto';
import type { Config } from '../../../platform/config.ts';
import type { Services } from '../../../platform/services.ts';
import type { AnswerRequest, ProducerEvent } from '../answers/pipeline.ts';
import type { AssistantTool } from '../tools/assistant-tool.ts';
import { estimateTokens, promptCharacters } from './estimate-tokens.ts';
import type { GatewayAbilities } from './gateway-abilities.ts';
import { GatewayFault } from './gateway-fault.ts';
import type { GatewayLimits } from './gateway-limits.ts';
import { assemblePrompt, type PromptSize } from './prompt/assemble-prompt.ts';
import type { ModelEvent } from './stream-model.ts';
import { createAnswerText } from './text/answer-text.ts';
import { toolCaller } from './tool-caller.ts';
import { watchClocks } from './watch-clocks.ts';

export type AnswerJob = {
  services: Services;
  gateway: NonNullable<Config['gateway']>;
  request: AnswerRequest;
  /** What is known of the gateway by now; what a try finds out is written into it. */
  abilities: GatewayAbilities;
  limits: GatewayLimits;
  tools: readonly AssistantTool[];
  signal: AbortSignal;
};

/** One try at an answer: what it was made with, and whether anything of it has left. */
export type GatewayTry = { used: GatewayAbilities; size: PromptSize; hasText: boolean };

type End = Extract<ModelEvent, { kind: 'end' }>;

export async function* tryAnswer(job: AnswerJob, thisTry: GatewayTry): AsyncGenerator<ProducerEvent> {
  const { services, gateway, request, limits, tools, signal } = job;
  const boundary = randomBytes(9).toString('base64url');
  const prompt = assemblePrompt(request, {
    ...{ say: services.texts.say, boundary, size: thisTry.size },
    hasSystemRole: thisTry.used.system,
  });
  const connection = new AbortController();
  const call = {
    ...{ gateway, prompt, tools, limits, abilities: thisTry.used, now: () => request.now },
    callTool: toolCaller(services, { request, tools, boundary, limits }),
    signal: AbortSignal.any([signal, connection.signal]),
  };
  const { streamModel } = await import('./stream-model.ts');
  const text = gatherText(job, thisTry);
  let end: End | undefined;
  const release = () => connection.abort(signal.reason);
  signal.addEventListener('abort', release, { once: true });
  try {
    for await (const event of watchClocks(streamModel(call), limits, connection)) {
      if (event.kind === 'end') end = event;
      else yield* text.take(event);
      if (text.isFull()) break;
    }
  } catch (error) {
    // Its tokens were used, whoever reads them.
    if (job.signal.aborted && thisTry.hasText) yield estimatedUsage();
    throw error;
  } finally {
    signal.removeEventListener('abort', release);
    connection.abort();
  }
  yield* text.finish();
  if (!text.isFull()) refuseEnd(end, thisTry.hasText);
  if (text.isFull() || end?.reason === 'length') yield { kind: 'notice', notice: 'shortened' };
  // The reader should know that nothing of ours stands behind it.
  if (request.passages.length + request.attachments.length === 0) yield { kind: 'notice', notice: 'nothing_found' };
  yield toldUsage(end) ?? estimatedUsage();

  function estimatedUsage(): ProducerEvent {
    const inputTokens = estimateTokens(promptCharacters(prompt));
    return { kind: 'usage', inputTokens, outputTokens: estimateTokens(text.characters()), isEstimated: true };
  }
}

/** More than any model reads or writes for one answer. */
const mostTokens = 10_000_000;

/** Figures lie as well: halves, less than none or more than there can be count as not told. */
function toldUsage(end: End | undefined): ProducerEvent | undefined {
  const { inputTokens = 0, outputTokens = 0 } = end ?? {};
  const areBelievable = [inputTokens, outputTokens].every((count) => Number.isInteger(count) && count > 0);
  if (!areBelievable || inputTokens + outputTokens > mostTokens) return undefined;
  return { kind: 'usage', inputTokens, outputTokens, isEstimated: false };
}

/** Reasons lie: what counts is whether there is an answer. A filter is believed, since what it let through is half of something. */
function refuseEnd(end: End | undefined, hasText: boolean): void {
  if (!end) throw new GatewayFault('cut_off', 'the stream ended before the answer did', { isPassing: true });
  if (end.reason === 'content-filter') throw new GatewayFault('filtered', "the gateway's filter ended the answer");
  if (end.reason === 'error') throw new GatewayFault('cut_off', 'the stream ended with an error', { isPassing: true });
  if (!hasText) throw new GatewayFault('empty', `nothing was in the answer (${end.reason})`);
}

function gatherText({ abilities, limits, tools, gateway }: AnswerJob, thisTry: GatewayTry) {
  const toolNames = tools.map(({ name }) => name);
  const newResponse = () => createAnswerText({ ...thisTry.used, toolNames, key: gateway.apiKey });
  let response = newResponse();
  /** Everything that the model wrote, thoughts in its text included: it was paid for. */
  let written = 0;
  let passed = 0;
  let isNewStep = false;

  function* pass(piece: string): Generator<ProducerEvent> {
    const trimmed = thisTry.hasText && !isNewStep ? piece : piece.trimStart();
    if (trimmed === '') return;
    const text = (thisTry.hasText && isNewStep ? '\n\n' : '') + trimmed.slice(0, limits.mostCharacters - passed);
    isNewStep = false;
    thisTry.hasText = true;
    passed += text.length;
    yield { kind: 'text', text };
  }

  /** What the response turned out to be is remembered for the next ones. */
  function* endResponse(): Generator<ProducerEvent> {
    yield* pass(response.end());
    if (thisTry.used.startsThinking && response.hadNoThought()) abilities.startsThinking = false;
    if (response.endsUnopenedThought()) {
      abilities.startsThinking = true;
      const found = 'the answer began with a thought that was not marked';
      throw new GatewayFault('unavailable', found, { isPassing: true, takesBack: true });
    }
    if (!response.hasToolText() || !thisTry.used.tools) return;
    abilities.tools = false;
    if (!thisTry.hasText) throw new GatewayFault('empty', 'tools were called as text', { lacks: 'tools' });
  }

  return {
    *take(event: Exclude<ModelEvent, End>): Generator<ProducerEvent> {
      if (event.kind === 'text') {
        written += event.text.length;
        yield* pass(response.push(event.text));
      }
      if (event.kind !== 'step') return;
      yield* endResponse();
      response = newResponse();
      isNewStep = true;
    },
    *finish(): Generator<ProducerEvent> {
      if (passed < limits.mostCharacters) yield* endResponse();
    },
    isFull: () => passed >= limits.mostCharacters,
    characters: () => written,
  };
}
