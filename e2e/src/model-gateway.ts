import type { ServerResponse } from 'node:http';
import { beginStream, endStream, sendDelta } from '../../server/src/test-support/fake-gateway/chunks.ts';
import {
  type Behaviour,
  type GatewayRequest,
  startFakeGateway,
} from '../../server/src/test-support/fake-gateway/index.ts';

export type ModelGateway = Awaited<ReturnType<typeof startModelGateway>>;

/** As long as the server holds back until it can tell in which language the model answers. */
export const slovenianOpening =
  'O kovinah govorimo takrat, ko snov dobro prevaja elektriko in toploto, se sveti in jo lahko oblikujemo. V tehniki jih ' +
  'skoraj nikoli ne uporabljamo čistih, ker so za večino namenov premehke, zato jim dodajamo druge snovi in tako dobimo ' +
  'zlitine.';

type Asked = { request: GatewayRequest; response: ServerResponse };

/** A gateway on this machine, whose model says what a test lets it say, when it lets it. */
export async function startModelGateway() {
  let asked = Promise.withResolvers<Asked>();
  const waitForWords: Behaviour = (response, request) => {
    beginStream(response);
    asked.resolve({ response, request });
  };
  const gateway = await startFakeGateway(waitForWords);

  return {
    env: gateway.env,
    /** Waits until it is asked. */
    async say(text: string): Promise<void> {
      sendDelta((await asked.promise).response, { content: text });
    },
    async finish(): Promise<void> {
      const { response } = await asked.promise;
      asked = Promise.withResolvers();
      sendDelta(response, {}, 'stop');
      endStream(response);
    },
    /** Until whoever asked has hung up. */
    async hungUp(): Promise<void> {
      const { request } = await asked.promise;
      asked = Promise.withResolvers();
      await request.closed;
    },
    /** From now on it does this with each request, whatever a test would let it say. */
    behave: gateway.behave,
    /** As at the beginning. */
    reset(): void {
      asked = Promise.withResolvers();
      gateway.behave(waitForWords);
    },
    stop: gateway.stop,
  };
}
