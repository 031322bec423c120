import type { Params } from './request-params.ts';

/** What is answered where; `:id` stands for one part of the path. */
export type Routes = [method: 'GET' | 'POST' | 'DELETE', path: string, handler: Handler][];
type Handler = (params: Params, id: string | undefined) => object;
