import type { Language } from '@navor/languages';
import type { z } from 'zod';
import type { Viewer } from '../../../platform/access.ts';
import type { Services } from '../../../platform/services.ts';

/** Whoever uses a tool: it reads what they may read, and nothing else. */
export type ToolCaller = { viewer: Viewer; language: Language };

/** Something that a model may do for its answer. Named, described and called as a server of the Model Context Protocol does. */
export type AssistantTool<Input = unknown> = {
  name: string;
  /** For models, in English: they know best by it when to use which. */
  description: string;
  input: z.ZodType<Input>;
  run: (services: Services, caller: ToolCaller, input: Input) => Promise<ToolResult>;
};

/** Words for the model. What went wrong is told as well, so that it can do better. */
export type ToolResult = { isError: boolean; text: string };

/** Forgets what a tool takes, which it checks by itself when it is called. */
export function defineTool<Input>(tool: AssistantTool<Input>): AssistantTool {
  return {
    ...tool,
    run: async (services, caller, given) => {
      const read = tool.input.safeParse(given);
      if (read.success) return tool.run(services, caller, read.data);
      const [issue] = read.error.issues;
      return {
        isError: true,
        text: `Wrong input at "${issue?.path.join('.') ?? ''}": ${issue?.message ?? 'unreadable'}`,
      };
    },
  };
}
