import { z } from 'zod';
import type { AssistantTool } from './assistant-tool.ts';

/** A tool as it is listed to a model or to another program. */
export function describeTool({ name, description, input }: AssistantTool) {
  const { $schema: _, ...inputSchema } = z.toJSONSchema(input, { io: 'input' });
  return { name, description, inputSchema };
}
