import type { Api } from '@navor/contract/page-request';

/** A visit to the cashier for trying out. */
export type SandboxVisit = Awaited<ReturnType<Api['billing']['sandboxCheckout']>>;
