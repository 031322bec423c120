import type { SearchKind } from '@navor/contract';
import type { Language } from '@navor/languages';

/** A passage of our own content that fits a question. */
export type GroundedPassage = {
  /** As answers cite it, from 1. */
  number: number;
  kind: SearchKind;
  itemId: string;
  language: Language;
  title: string;
  anchor: string | null;
  heading: string | null;
  /** Plain words, with formulas as people would type them. */
  text: string;
  /** Without the area, with the anchor. */
  path: string;
};
