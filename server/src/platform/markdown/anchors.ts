import type { Node } from 'mdast';

export type Anchor = {
  id: string;
  kind: 'formula' | 'figure' | 'heading' | 'live-formula';
  /** What a `#` in the text of a link to it stands for. */
  number: number | null;
};

/** The places of a text that links can lead to. */
export class Anchors {
  readonly #byId = new Map<string, Anchor>();
  readonly #byNode = new WeakMap<Node, Anchor>();
  readonly #taken: ReadonlySet<string>;

  /** @param taken addresses that the page around the text has already */
  constructor(taken: ReadonlySet<string>) {
    this.#taken = taken;
  }

  isTaken(id: string): boolean {
    return this.#byId.has(id) || this.#taken.has(id);
  }

  get(id: string): Anchor | undefined {
    return this.#byId.get(id);
  }

  of(node: Node): Anchor | undefined {
    return this.#byNode.get(node);
  }

  set(node: Node, anchor: Anchor): void {
    this.#byId.set(anchor.id, anchor);
    this.#byNode.set(node, anchor);
  }
}
