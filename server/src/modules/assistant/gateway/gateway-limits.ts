/** How long we wait for a gateway, in milliseconds, and how much we take from it. */
export type GatewayLimits = {
  /** Until the headers of a response. The SDK's own clock starts only after them. */
  headersMs: number;
  /** Until the first token of a response, thoughts included. */
  firstTokenMs: number;
  /** Between two tokens. */
  idleMs: number;
  /** For the whole answer, with all that is tried again and all tools. */
  totalMs: number;
  /** One pause before each further try. */
  retryPausesMs: readonly number[];
  /** A gateway that asks for more patience than this is not waited for. */
  mostRetryAfterMs: number;
  /** Of an answer; what would be longer is ended there. */
  mostCharacters: number;
  /** Of one response on the wire, however little of it is text. */
  mostBytes: number;
  /** How often the model may be asked again with what its tools told; the last time it has to answer. */
  mostSteps: number;
  mostToolCalls: number;
};

export const gatewayLimits: GatewayLimits = {
  headersMs: 60_000,
  // Models that think, or are loaded first, take their time.
  firstTokenMs: 90_000,
  idleMs: 45_000,
  totalMs: 300_000,
  retryPausesMs: [500, 2000],
  mostRetryAfterMs: 10_000,
  mostCharacters: 40_000,
  mostBytes: 16 * 1024 * 1024,
  mostSteps: 5,
  mostToolCalls: 8,
};
