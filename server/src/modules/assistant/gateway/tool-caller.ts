import type { Services } from '../../../platform/services.ts';
import type { AnswerRequest } from '../answers/pipeline.ts';
import type { AssistantTool } from '../tools/assistant-tool.ts';
import type { GatewayLimits } from './gateway-limits.ts';
import { fenced } from './prompt/fence.ts';

/** As much as a tool may tell at once. */
const mostCharacters = 6000;

type ToolBudget = {
  request: AnswerRequest;
  tools: readonly AssistantTool[];
  boundary: string;
  limits: Pick<GatewayLimits, 'mostToolCalls'>;
};

/** Runs tools as whoever asks, a few times an answer. What they tell is data to the model, as everything that people wrote. */
export function toolCaller(services: Services, { request, tools, boundary, limits }: ToolBudget) {
  const caller = { viewer: request.viewer, language: request.language };
  let calls = 0;
  return async (name: string, input: unknown, signal: AbortSignal): Promise<string> => {
    signal.throwIfAborted();
    calls += 1;
    if (calls > limits.mostToolCalls) return 'No more tools can be used for this answer. Answer with what you have.';
    const tool = tools.find((each) => each.name === name);
    if (!tool) return `There is no tool "${name.slice(0, 40)}".`;
    try {
      const { text } = await tool.run(services, caller, input);
      return fenced({ label: name, text: text.slice(0, mostCharacters), boundary });
    } catch (error) {
      services.log.error({ err: error, tool: name }, 'a tool of the assistant failed');
      return 'The tool failed. Answer without it.';
    }
  };
}
