import type { Node } from 'mdast';

export type Anchor = {
  id: string;
  kind: 'formula' | 'figure' | 'heading' | 'live-formula' | 'special-block';
  /** What a `#` in the text of a link to it stands for. */
  number: number | null;
};

/** The places of a text that links can lead to. */
export class Anchors {
  readonly #byId = new Map<string, Anchor>();
  readonly #byNode = new WeakMap<Node, Anchor>();
  readonly #taken: ReadonlySet<string>;

  readonly #prefix: string;

  /**
   * @param taken addresses that the page around the text has already
   * @param prefix what makes the addresses of this text its own among other texts of the page
   */
  constructor(taken: ReadonlySet<string>, prefix = '') {
    this.#taken = taken;
    this.#prefix = prefix;
  }

  isTaken(id: string): boolean {
    return this.#byId.has(id) || this.#taken.has(id);
  }

  /** By the name that the text uses. */
  get(id: string): Anchor | undefined {
    return this.#byId.get(id);
  }

  of(node: Node): Anchor | undefined {
    return this.#byNode.get(node);
  }

  /** @param anchor under the name that the text itself uses */
  set(node: Node, { id, ...rest }: Anchor): void {
    const anchor = { id: this.#prefix + id, ...rest };
    this.#byId.set(id, anchor);
    this.#byNode.set(node, anchor);
  }
}
