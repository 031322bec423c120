import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  type FinishReason,
  isStepCount,
  jsonSchema,
  type ModelMessage,
  streamText,
  type TextStreamPart,
  type ToolSet,
  tool,
} from 'ai';
import type { Config } from '../../../platform/config.ts';
import { AnswerFailed } from '../answers/pipeline.ts';
import type { AssistantTool } from '../tools/assistant-tool.ts';
import { describeTool } from '../tools/describe-tool.ts';
import type { GatewayAbilities } from './gateway-abilities.ts';
import { GatewayFault } from './gateway-fault.ts';
import type { GatewayLimits } from './gateway-limits.ts';
import { guardedFetch } from './guarded-fetch.ts';
import type { Prompt } from './prompt/assemble-prompt.ts';
import { readStreamError } from './read-refusal.ts';

// Warnings of the SDK would reach the console past our log.
globalThis.AI_SDK_LOG_WARNINGS = false;

export type ModelEvent =
  | { kind: 'text'; text: string }
  /** Thoughts, calls of tools and their results: not for readers, but the model is alive. */
  | { kind: 'busy' }
  /** One response has ended; another one follows where tools were called. */
  | { kind: 'step' }
  | { kind: 'end'; reason: FinishReason; inputTokens: number | undefined; outputTokens: number | undefined };

export type ModelCall = {
  gateway: NonNullable<Config['gateway']>;
  prompt: Prompt;
  tools: readonly AssistantTool[];
  callTool: (name: string, input: unknown, signal: AbortSignal) => Promise<string>;
  abilities: GatewayAbilities;
  limits: GatewayLimits;
  now: () => Date;
  signal: AbortSignal;
};

/** Asks the model through the SDK. The only file that loads it, so import it when a model is asked and not before. */
export async function* streamModel(call: ModelCall): AsyncGenerator<ModelEvent> {
  const { gateway, prompt, abilities, limits, signal } = call;
  const provider = createOpenAICompatible({
    ...{ name: 'gateway', baseURL: gateway.baseUrl, includeUsage: abilities.usage },
    ...(gateway.apiKey && { apiKey: gateway.apiKey }),
    fetch: guardedFetch(limits, call.now),
  });
  const hasTools = abilities.tools && call.tools.length > 0;
  const { stream } = streamText({
    model: provider(gateway.model),
    ...(prompt.system !== undefined && { instructions: prompt.system }),
    messages: prompt.messages satisfies ModelMessage[],
    ...(hasTools && { tools: toolSet(call) }),
    stopWhen: isStepCount(limits.mostSteps),
    prepareStep: ({ stepNumber }) => (hasTools && stepNumber === limits.mostSteps - 1 ? { toolChoice: 'none' } : {}),
    // Tried again by our own rules, and told by our own words: the default writes every error to the console.
    maxRetries: 0,
    onError: () => {},
    abortSignal: signal,
  });
  try {
    for await (const part of stream) {
      const event = readPart(part);
      if (event) yield event;
    }
  } catch (error) {
    signal.throwIfAborted();
    throw asFault(error, call.now());
  }
}

/** Nothing of what only the SDK must know. */
function readPart(part: TextStreamPart<ToolSet>): ModelEvent | undefined {
  switch (part.type) {
    case 'text-delta':
      return { kind: 'text', text: part.text };
    case 'finish-step':
      return { kind: 'step' };
    case 'finish': {
      const { inputTokens, outputTokens } = part.totalUsage;
      return { kind: 'end', reason: part.finishReason, inputTokens, outputTokens };
    }
    case 'error':
      throw part.error;
    case 'abort':
      throw new GatewayFault('cut_off', 'the stream was given up');
    case 'reasoning-delta':
    case 'tool-input-delta':
    case 'tool-call':
    case 'tool-result':
    case 'tool-error':
      return { kind: 'busy' };
    default:
      return undefined;
  }
}

function toolSet({ tools, callTool, signal }: ModelCall): ToolSet {
  return Object.fromEntries(
    tools.map((each) => {
      const { name, description, inputSchema } = describeTool(each);
      return [
        name,
        tool({
          description,
          inputSchema: jsonSchema(inputSchema),
          execute: (input, { abortSignal = signal }) => callTool(name, input, abortSignal),
        }),
      ];
    }),
  );
}

/** Whatever the SDK made of it. Its errors hold the request and what was answered, so nothing of them but their kind is passed on. */
function asFault(error: unknown, now: Date): AnswerFailed {
  for (let each = error; each instanceof Error; each = each.cause) if (each instanceof AnswerFailed) return each;
  const name = error instanceof Error ? error.name.replace(/\W/g, '').slice(0, 40) : typeof error;
  if (name.endsWith('StreamProviderError')) return readStreamError(error, now);
  if (name.endsWith('ToolChoiceViolationError'))
    return new GatewayFault('empty', 'tools were called instead of an answer');
  return new GatewayFault('cut_off', `the gateway's stream broke (${name})`, { isPassing: true });
}
