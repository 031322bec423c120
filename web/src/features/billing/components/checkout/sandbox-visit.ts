import type { Api } from '#platform/page-request.ts';

/** A visit to the cashier for trying out. */
export type SandboxVisit = Awaited<ReturnType<Api['billing']['sandboxCheckout']>>;
