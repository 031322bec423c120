import type { Behaviour } from './behaviour.ts';
import { beginStream, endStream, send, sendDelta, sendUsage } from './chunks.ts';

type Answer = {
  /** Input and output tokens; without them it tells none. */
  usage?: readonly [number, number];
  finishReason?: string | null;
  hasDone?: boolean;
  /** Leaves the connection open behind the closing mark. */
  staysOpen?: boolean;
};

/** Writes these pieces and ends as it should, unless told otherwise. */
export function answers(
  text: string | readonly string[],
  { usage, finishReason = 'stop', hasDone = true, staysOpen = false }: Answer = {},
): Behaviour {
  return (response) => {
    beginStream(response);
    sendDelta(response, { role: 'assistant', content: '' });
    for (const content of typeof text === 'string' ? [text] : text) sendDelta(response, { content });
    if (finishReason !== null) sendDelta(response, {}, finishReason);
    if (usage) sendUsage(response, usage);
    if (hasDone) send(response, '[DONE]');
    if (!staysOpen) response.end();
  };
}

/** Takes the request and says nothing, not even a status. */
export const neverSendsHeaders: Behaviour = () => {};

export const sendsHeadersAlone: Behaviour = (response) => beginStream(response);

/** Says again and again that it works, as comments of the stream, until the reader goes. */
export const sendsCommentsAlone: Behaviour = (response) => {
  beginStream(response);
  const timer = setInterval(() => response.write(': still working\n\n'), 5);
  response.on('close', () => clearInterval(timer));
};

/** Writes these pieces, then nothing more. */
export function fallsSilentAfter(...pieces: string[]): Behaviour {
  return (response) => {
    beginStream(response);
    for (const content of pieces) sendDelta(response, { content });
  };
}

/** A letter at a time, for ever. */
export const drips: Behaviour = (response) => {
  beginStream(response);
  const timer = setInterval(() => sendDelta(response, { content: 'a ' }), 5);
  response.on('close', () => clearInterval(timer));
};

export const hangsUp: Behaviour = (_, request) => request.hangUp();

/** Writes these pieces, then a line of the stream as it is. */
export function writesLine(line: string | Uint8Array, { after = [] as string[] } = {}): Behaviour {
  return (response) => {
    beginStream(response);
    for (const content of after) sendDelta(response, { content });
    response.write(line);
    sendDelta(response, {}, 'stop');
    endStream(response);
  };
}

export function sendsErrorInStream(error: object, { after = [] as string[] } = {}): Behaviour {
  return (response) => {
    beginStream(response);
    for (const content of after) sendDelta(response, { content });
    send(response, { error });
    endStream(response);
  };
}

export function thinksAloud(thought: string, text: string): Behaviour {
  return (response) => {
    beginStream(response);
    sendDelta(response, { role: 'assistant', reasoning_content: thought });
    sendDelta(response, { content: text });
    sendDelta(response, {}, 'stop');
    endStream(response);
  };
}

/** Calls a tool, with words before it where some are given. */
export function callsTool(name: string, input: unknown, { before = '' } = {}): Behaviour {
  return (response, request) => {
    beginStream(response);
    if (before !== '') sendDelta(response, { content: before });
    const id = `call_${request.body.messages.length}`;
    const text = typeof input === 'string' ? input : JSON.stringify(input);
    const half = Math.ceil(text.length / 2);
    const call = (part: string, called = '') => ({
      ...{ index: 0, id, type: 'function' as const },
      function: { name: called, arguments: part },
    });
    sendDelta(response, { tool_calls: [call(text.slice(0, half), name)] });
    if (half < text.length) sendDelta(response, { tool_calls: [call(text.slice(half))] });
    sendDelta(response, {}, 'tool_calls');
    sendUsage(response, [100, 10]);
    endStream(response);
  };
}

/** Far more than anybody would read, in pieces or in one. */
export function writesWithoutEnd(piece: string): Behaviour {
  return (response) => {
    beginStream(response);
    // The response hears of its connection's end a turn later, and takes any number of words until then.
    const isOpen = () => response.socket?.destroyed === false;
    const write = () => {
      while (isOpen() && response.writableLength < 65_536) sendDelta(response, { content: piece });
      if (isOpen()) setImmediate(write);
    };
    write();
  };
}
