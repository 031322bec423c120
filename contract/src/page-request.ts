import type { Catalogues } from '@navor/translations';
import type { ContractRouterClient } from '@orpc/contract';
import type { contract } from './index.ts';

/** The whole API, typed by the contract: in process on the server, over HTTP in the browser. */
export type Api = ContractRouterClient<typeof contract>;

/** What the server hands over with each page that it asks the web app to render. */
export type PageRequest = {
  api: Api;
  /** Admits this page's scripts and styles in the content security policy. */
  nonce: string;
  isDemo: boolean;
  /** Where visitors reach this installation, such as `https://navor.example`. */
  origin: string;
  /** Logs what went wrong while the page was made, with the request's id. */
  reportError: (error: unknown) => void;
};

export type WebHandler = (request: Request, page: PageRequest) => Promise<Response>;

/** What the built web app exports to the server. */
export type WebModule = { createWebHandler: (catalogues: Catalogues) => WebHandler };
