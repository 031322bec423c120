import { type Params, text } from './request-params.ts';
import { listed } from './store.ts';

/** Lists come newest first, ten at a time unless more are asked for, a hundred at most. */
export function page<Thing extends { id: string }>(things: Thing[], params: Params, url: string) {
  const after = text(params.starting_after);
  const rest = after ? things.slice(things.findIndex(({ id }) => id === after) + 1) : things;
  const limit = Math.min(Number(text(params.limit) ?? 10), 100);
  return listed(rest.slice(0, limit), url, rest.length > limit);
}
