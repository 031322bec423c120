import type { Drawing } from './question.ts';
import { randomStream, shuffled } from './template/random.ts';

/** An item under the letter that it has in one attempt. */
export type Lettered<Item> = { letter: string; item: Item };

type Identified = { id: string };

/** Items in the attempt's order: `a`, `b`, … The ids are in the stream's name, so that questions of one seed differ. */
export function inAttemptOrder<Item extends Identified>(items: readonly Item[], drawing: Drawing): Lettered<Item>[] {
  return underLetters(drawing.shuffles ? shuffled(items, orderStream(items, drawing)) : items);
}

/** Items in an order of chance whatever the quiz is set to, and independent of the order that is given to others. */
export function inShuffledOrder<Item extends Identified>(items: readonly Item[], drawing: Drawing): Lettered<Item>[] {
  return underLetters(shuffled(items, orderStream(items, drawing, 'by chance')));
}

/** Items in an order that is never the given one, which would be the answer. */
export function inAnotherOrder<Item extends Identified>(items: readonly Item[], drawing: Drawing): Lettered<Item>[] {
  const random = orderStream(items, drawing);
  const isAsGiven = (order: readonly Item[]) => order.every((item, at) => item === items[at]);
  for (let draw = 0; draw < 20; draw++) {
    const order = shuffled(items, random);
    if (!isAsGiven(order)) return underLetters(order);
  }
  return underLetters([...items.slice(1), ...items.slice(0, 1)]);
}

export function itemAt<Item>(lettered: readonly Lettered<Item>[], letter: string): Item | undefined {
  return lettered.find((entry) => entry.letter === letter)?.item;
}

function underLetters<Item>(items: readonly Item[]): Lettered<Item>[] {
  return items.map((item, at) => ({ letter: String.fromCharCode('a'.charCodeAt(0) + at), item }));
}

function orderStream(items: readonly Identified[], { seed }: Drawing, purpose = ''): () => number {
  return randomStream(seed, `order ${purpose} of ${items.map(({ id }) => id).join(' ')}`);
}
