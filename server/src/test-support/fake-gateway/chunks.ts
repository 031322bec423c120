import type { ServerResponse } from 'node:http';

type Delta = {
  role?: 'assistant';
  content?: string | null;
  reasoning_content?: string;
  tool_calls?: { index: number; id: string; type: 'function'; function: { name: string; arguments: string } }[];
};

export function beginStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
}

export function send(response: ServerResponse, data: unknown): void {
  response.write(`data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`);
}

export function sendDelta(response: ServerResponse, delta: Delta, finishReason: string | null = null): void {
  const choices = [{ index: 0, delta, finish_reason: finishReason }];
  send(response, { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'fake-model', choices });
}

export function sendUsage(response: ServerResponse, [input, output]: readonly [number, number]): void {
  const usage = { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };
  send(response, { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, choices: [], usage });
}

export function endStream(response: ServerResponse): void {
  send(response, '[DONE]');
  response.end();
}
