/** All things of a list, however many pages it has. */
export async function collectAll<Thing>(list: AsyncIterable<Thing>): Promise<Thing[]> {
  const things: Thing[] = [];
  for await (const thing of list) things.push(thing);
  return things;
}
