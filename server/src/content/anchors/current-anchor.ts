import type { MovedAnchors } from '@navor/contract';

/** Where an address inside a text leads now. */
export function currentAnchor<Anchor extends string | null>(anchor: Anchor, moved: MovedAnchors): Anchor | string {
  return anchor !== null && Object.hasOwn(moved, anchor) ? (moved[anchor] ?? anchor) : anchor;
}
