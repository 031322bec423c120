import type { AssistantTool } from './assistant-tool.ts';
import { calculateTool } from './calculate-tool.ts';
import { convertTool } from './convert-tool.ts';
import { lookUpTool } from './look-up-tool.ts';
import { searchTool } from './search-tool.ts';

/** All that a model may use. None of them changes anything, and each reads as whoever asks. */
export const assistantTools: readonly AssistantTool[] = [searchTool, calculateTool, convertTool, lookUpTool];
