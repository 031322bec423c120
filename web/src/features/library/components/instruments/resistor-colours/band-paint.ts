import type { BandColour } from './colour-code.ts';

/** What bands look like in the hand. They are facts about resistors, not colours of the product, and follow no theme. */
export const bandPaint: Record<BandColour, string> = {
  black: '#1a1a1a',
  brown: '#7b4a21',
  red: '#c9252b',
  orange: '#f07f1b',
  yellow: '#f7d117',
  green: '#2e8b3d',
  blue: '#1f5bb5',
  violet: '#7b3fa0',
  grey: '#8a8d91',
  white: '#ffffff',
  gold: '#c9a227',
  silver: '#c3c7cb',
  pink: '#f29bb7',
};

export const bodyPaint = '#e9d8b6';
/** Keeps apart what has nearly the same colour, in both themes. */
export const edgePaint = '#0b1b2b';
