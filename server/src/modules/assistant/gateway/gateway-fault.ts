import type { AnswerFailure } from '@navor/contract';
import { AnswerFailed } from '../answers/pipeline.ts';

/** What a server may turn out not to know; the same is then asked without it. */
export type Ability = 'tools' | 'usage' | 'system' | 'length';

type FaultTraits = {
  /** Whether the same request may do better in a moment. */
  isPassing?: boolean | undefined;
  /** How long the gateway asks to wait. */
  retryAfterMs?: number | undefined;
  lacks?: Ability | undefined;
  /** What came turned out to be no part of an answer. */
  takesBack?: boolean | undefined;
};

/**
 * Something went wrong between us and the gateway. Its message is made of our own words and a status: what a gateway says may
 * repeat the key or the question, and is neither logged nor kept as a cause.
 */
export class GatewayFault extends AnswerFailed {
  readonly isPassing: boolean;
  readonly retryAfterMs: number | undefined;
  readonly lacks: Ability | undefined;
  constructor(failure: AnswerFailure, message: string, traits: FaultTraits = {}) {
    const { isPassing = false, retryAfterMs, lacks, takesBack = false } = traits;
    super(failure, message, { takesBack });
    this.isPassing = isPassing;
    this.retryAfterMs = retryAfterMs;
    this.lacks = lacks;
  }
}
