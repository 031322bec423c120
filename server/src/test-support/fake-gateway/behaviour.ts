import type { ServerResponse } from 'node:http';

/** A request as the gateway got it. */
export type GatewayRequest = {
  path: string;
  authorization: string | undefined;
  body: {
    model: string;
    stream: boolean;
    stream_options?: { include_usage: boolean };
    messages: { role: string; content: string | null; tool_call_id?: string }[];
    tools?: { function: { name: string; description: string; parameters: object } }[];
    tool_choice?: string;
  };
  /** Its connection is closed; tells whether the response had been sent whole by then. */
  closed: Promise<{ wasFinished: boolean }>;
  /** Goes on with a line of the stream as it is. */
  write: (line: string | Uint8Array) => void;
  /** Ends the connection, whatever was written. */
  hangUp: () => void;
};

/** What the gateway does with a request. */
export type Behaviour = (response: ServerResponse, request: GatewayRequest) => void | Promise<void>;
