import { Writable } from 'node:stream';
import { loadCatalogues } from '@navor/translations';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { loadConfig } from '../../../platform/config.ts';
import type { Services } from '../../../platform/services.ts';
import { createTextsByLanguage } from '../../../platform/texts.ts';
import { type Behaviour, startFakeGateway } from '../../../test-support/fake-gateway/index.ts';
import { AnswerFailed, type AnswerRequest, type ProducerEvent } from '../answers/pipeline.ts';
import type { AssistantTool } from '../tools/assistant-tool.ts';
import { type GatewayLimits, gatewayLimits } from './gateway-limits.ts';
import { gatewayProducer } from './gateway-producer.ts';

/** Long enough never to be reached by a test that is not about them; pauses need no waiting. */
export const patientClocks: GatewayLimits = { ...gatewayLimits, retryPausesMs: [0, 0] };

export const sampleRequest: AnswerRequest = {
  ...{ viewer: { kind: 'anonymous' }, language: 'en', question: 'What is the power at 12 V and 2 A?' },
  ...{ attachments: [], history: [], passages: [], instructions: [], now: new Date('2026-11-18T08:00:00Z') },
};

type Setting = { limits?: Partial<GatewayLimits>; tools?: readonly AssistantTool[]; env?: Record<string, string> };

/** `onText` is called with the first words, once they are there. */
type Asking = { signal?: AbortSignal; onText?: () => void };

/** A producer at a gateway that behaves like this, and everything that is logged meanwhile. */
export async function openGateway(behaviours: Behaviour[], { limits, tools = [], env }: Setting = {}) {
  const gateway = await startFakeGateway(...behaviours);
  onTestFinished(gateway.stop);
  const logged: string[] = [];
  const sink = new Writable({
    write(line, _, done) {
      logged.push(String(line));
      done();
    },
  });
  const config = loadConfig({ ...gateway.env, ...env });
  const texts = createTextsByLanguage(loadCatalogues());
  // What a producer asks of the services; tools bring their own needs.
  const services = { config, texts, log: pino({ level: 'trace' }, sink) } as unknown as Services;
  const produce = gatewayProducer(services, { limits: { ...patientClocks, ...limits }, tools });
  const ask = (request: Partial<AnswerRequest> = {}, { signal = new AbortController().signal, onText }: Asking = {}) =>
    collect(produce({ ...sampleRequest, ...request }, signal), onText);
  return { ...gateway, logged, produce, ask };
}

export type Outcome = { text: string; events: ProducerEvent[]; failed: AnswerFailed | undefined };

/** All that came, and how it ended. */
async function collect(events: AsyncIterable<ProducerEvent>, onText?: () => void): Promise<Outcome> {
  const all: ProducerEvent[] = [];
  const outcome = (failed?: AnswerFailed): Outcome => ({
    ...{ events: all, failed },
    text: all.map((event) => (event.kind === 'text' ? event.text : '')).join(''),
  });
  try {
    for await (const event of events) {
      if (event.kind === 'text' && all.length === 0) onText?.();
      all.push(event);
    }
    return outcome();
  } catch (error) {
    if (error instanceof AnswerFailed) return outcome(error);
    throw error;
  }
}
