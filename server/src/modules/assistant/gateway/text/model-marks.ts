/**
 * Marks that models put around what is not their answer, where the server before them does not take them out. Only at the start
 * of a line: inside a sentence, an answer may speak of them.
 */
export const enclosures: readonly { open: string; close: string; isToolCall: boolean }[] = [
  { open: '<think>', close: '</think>', isToolCall: false },
  { open: '<thinking>', close: '</thinking>', isToolCall: false },
  { open: '<thought>', close: '</thought>', isToolCall: false },
  { open: '<reasoning>', close: '</reasoning>', isToolCall: false },
  { open: '[THINK]', close: '[/THINK]', isToolCall: false },
  { open: '<tool_call>', close: '</tool_call>', isToolCall: true },
  { open: '<tool_calls>', close: '</tool_calls>', isToolCall: true },
  { open: '<function_call>', close: '</function_call>', isToolCall: true },
  { open: '<tool_response>', close: '</tool_response>', isToolCall: true },
  { open: '<function=', close: '</function>', isToolCall: true },
  { open: '<|tool_call|>', close: '<|/tool_call|>', isToolCall: true },
  { open: '<|python_tag|>', close: '<|eom_id|>', isToolCall: true },
  { open: '[TOOL_CALLS]', close: '\n', isToolCall: true },
];

/** Ends of a thought that was never opened in the text. */
export const strayCloses: readonly string[] = ['</think>', '</thinking>', '[/THINK]'];

/** Of chat templates, wherever they are; an answer never means them. */
export const templateTokens: readonly string[] = [
  '<|im_end|>',
  '<|im_start|>',
  '<|endoftext|>',
  '<|eot_id|>',
  '<|end|>',
  '<end_of_turn>',
  '<|assistant|>',
];
