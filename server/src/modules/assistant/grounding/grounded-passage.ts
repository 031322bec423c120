import type { SearchKind } from '@navor/contract';
import type { Language } from '@navor/languages';

/** A passage of our own content that fits a question. */
export type GroundedPassage = {
  /** As producers cite it, from 1; what readers see is numbered by its place in the answer. */
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
