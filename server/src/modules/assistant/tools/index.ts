import type { AssistantTool } from './assistant-tool.ts';

/** All that a model may use. */
export const assistantTools: readonly AssistantTool[] = [];
