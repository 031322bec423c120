/**
 * Numbers from 0 up to 1 that follow from the seed and the stream's name alone: what one stream draws never shifts what
 * another does. Not for secrets.
 */
export function randomStream(seed: number, name: string): () => number {
  let state = hash(`${seed} ${name}`);
  return () => {
    state = (state + goldenStep) | 0;
    return (scatter(state) >>> 0) / 2 ** 32;
  };
}

export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const keyed = items.map((item) => ({ item, key: random() }));
  return keyed.sort((one, other) => one.key - other.key).map(({ item }) => item);
}

/** 2³² over the golden ratio: steps of it visit every state. */
const goldenStep = 0x9e3779b9;

/** The finisher of MurmurHash3: each bit of the state moves half of the bits of the result. */
function scatter(state: number): number {
  const once = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return twice ^ (twice >>> 16);
}

/** FNV-1a. */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  return state;
}
