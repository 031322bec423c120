import { test as base } from './fixtures.ts';
import { type ModelGateway, startModelGateway } from './model-gateway.ts';
import { type SecondServer, startSecondServer } from './second-server.ts';

type Model = { gateway: ModelGateway; server: SecondServer };

/**
 * For answers of a model: the product as another process, which knows a gateway that does as a test says. One for all tests
 * of a worker, for it takes a while to start; addresses without a host are its own.
 */
export const test = base.extend<{ gateway: ModelGateway }, { model: Model }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const gateway = await startModelGateway();
      const server = await startSecondServer(gateway.env);
      await use({ gateway, server });
      await server.stop();
      await gateway.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ model }, use) => use(model.server.address),
  gateway: async ({ model }, use) => {
    model.gateway.reset();
    await use(model.gateway);
  },
});
