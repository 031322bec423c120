import type { Node } from 'mdast';

export type Anchor = {
  id: string;
  kind: 'formula' | 'figure' | 'heading' | 'live-formula';
  /** What a `#` in the text of a link to it stands for. */
  number: number | null;
};

/** Addresses of the page that shows the text: its own parts, and those of the frame around it. */
const reserved = new Set([
  ...['content', 'contents', 'done', 'lesson-text', 'main', 'notes', 'notes-title', 'outline', 'sign-in-invitation'],
  ...['footer-company', 'footer-product', 'footer-support'],
]);

/** The places of a text that links can lead to. */
export class Anchors {
  readonly #byId = new Map<string, Anchor>();
  readonly #byNode = new WeakMap<Node, Anchor>();

  isTaken(id: string): boolean {
    return this.#byId.has(id) || reserved.has(id);
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
