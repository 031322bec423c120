import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../../../platform/config.ts';
import type { Services } from '../../../platform/services.ts';
import { AnswerFailed, type AnswerProducer, type ProducerEvent } from '../answers/pipeline.ts';
import type { AssistantTool } from '../tools/assistant-tool.ts';
import { assistantTools } from '../tools/index.ts';
import { createAbilities, type GatewayAbilities } from './gateway-abilities.ts';
import { type Ability, GatewayFault } from './gateway-fault.ts';
import { type GatewayLimits, gatewayLimits } from './gateway-limits.ts';
import { type PromptSize, promptSizes } from './prompt/assemble-prompt.ts';
import { type AnswerJob, type GatewayTry, tryAnswer } from './try-answer.ts';

type Gateway = NonNullable<Config['gateway']>;

/** By the settings object, so that a process learns once what its gateway cannot do. */
const abilitiesOf = new WeakMap<Gateway, GatewayAbilities>();

type GatewayOptions = { limits?: GatewayLimits; tools?: readonly AssistantTool[] };

/** Answers by the model behind the configured gateway. */
export function gatewayProducer(
  services: Services,
  { limits = gatewayLimits, tools = assistantTools }: GatewayOptions = {},
): AnswerProducer {
  return async function* answerByGateway(request, signal) {
    const { gateway } = services.config;
    if (!gateway) throw new AnswerFailed('misconfigured', 'no gateway is set');
    const abilities = abilitiesOf.get(gateway) ?? createAbilities();
    abilitiesOf.set(gateway, abilities);
    // Ended in any case when the reader is gone, so that the connection does not outlast the answer.
    const answer = new AbortController();
    const timer = setTimeout(
      () => answer.abort(new GatewayFault('timeout', `no whole answer within ${limits.totalMs} ms`)),
      limits.totalMs,
    );
    const ended = AbortSignal.any([signal, answer.signal]);
    try {
      yield* answerWithRetries({ services, gateway, request, abilities, limits, tools, signal: ended });
    } catch (error) {
      // Whoever ended it knows; nothing has failed.
      if (signal.aborted) return;
      throw error;
    } finally {
      clearTimeout(timer);
      answer.abort();
    }
  };
}

/** Nothing is tried again once a word has left: the reader would see two beginnings. */
async function* answerWithRetries(job: AnswerJob): AsyncGenerator<ProducerEvent> {
  const { abilities, limits, signal, services } = job;
  let size: PromptSize = promptSizes.usual;
  let retries = 0;
  const missed = new Set<RefusedAbility>();
  while (true) {
    const thisTry: GatewayTry = { used: { ...abilities, ...without(missed) }, size, hasText: false };
    try {
      yield* tryAnswer(job, thisTry);
      rememberMissed(services, abilities, missed);
      return;
    } catch (error) {
      signal.throwIfAborted();
      const fault = asFault(error);
      if (thisTry.hasText) throw afterText(fault);
      if (fault.lacks === 'length' && size === promptSizes.usual) {
        size = promptSizes.small;
      } else if (fault.lacks && fault.lacks !== 'length' && thisTry.used[fault.lacks]) {
        missed.add(fault.lacks);
      } else {
        const ms = pauseBefore(fault, limits, retries);
        if (ms === undefined) throw beforeText(fault);
        retries += 1;
        await pause(ms, undefined, { signal });
      }
    }
  }
}

type RefusedAbility = Exclude<Ability, 'length'>;

function without(missed: ReadonlySet<RefusedAbility>): Partial<GatewayAbilities> {
  return Object.fromEntries(Array.from(missed, (ability) => [ability, false]));
}

/** Only what an answer came without: refusals repeat what they were sent, and may name an ability that is not the trouble. */
function rememberMissed({ log }: Services, abilities: GatewayAbilities, missed: ReadonlySet<RefusedAbility>): void {
  if (missed.size === 0) return;
  Object.assign(abilities, without(missed));
  log.warn({ lacks: [...missed] }, 'the gateway is asked without what it does not know from now on');
}

/** Before the next try; undefined where there is none. */
function pauseBefore(
  { isPassing, retryAfterMs }: GatewayFault,
  limits: GatewayLimits,
  retries: number,
): number | undefined {
  const usual = limits.retryPausesMs[retries];
  if (!isPassing || usual === undefined) return undefined;
  if (retryAfterMs === undefined) return usual;
  return retryAfterMs <= limits.mostRetryAfterMs ? Math.max(retryAfterMs, usual) : undefined;
}

/** The unexpected stays what it is, and is told as such by whoever made the request. */
function asFault(error: unknown): GatewayFault {
  if (error instanceof GatewayFault) return error;
  throw error;
}

function afterText(fault: GatewayFault): GatewayFault {
  const { takesBack } = fault;
  const isTold = fault.failure === 'timeout' || fault.failure === 'filtered';
  return isTold ? fault : new GatewayFault('cut_off', `${fault.message}, after the answer had begun`, { takesBack });
}

function beforeText(fault: GatewayFault): GatewayFault {
  return fault.failure === 'cut_off' ? new GatewayFault('unavailable', fault.message) : fault;
}
