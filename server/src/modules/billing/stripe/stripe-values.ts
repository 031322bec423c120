/** Stripe names a thing by its id, or sends the whole of it where it was asked to expand it. */
export function idOf(thing: string | { id: string } | null | undefined): string | null {
  return typeof thing === 'string' ? thing : (thing?.id ?? null);
}

/** Stripe counts seconds. */
export function dateOf(seconds: number): Date {
  return new Date(seconds * 1000);
}

/** All things of a list, however many pages it has. */
export async function collectAll<Thing>(list: AsyncIterable<Thing>): Promise<Thing[]> {
  const things: Thing[] = [];
  for await (const thing of list) things.push(thing);
  return things;
}
