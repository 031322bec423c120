import { type Colour, colours } from '../../../platform/pdf/colours.ts';

/** For drawings and grounds, never for text. */
export type Hue = { line: Colour; tint: Colour };

/** Each field of study has a hue of its own, as on the screens. */
export function themeHue(themeId: string): Hue {
  return hues[themeId] ?? { line: colours.action, tint: '#e6eefb' };
}

const hues: Record<string, Hue> = {
  elektrotehnika: { line: '#a8541c', tint: '#faece2' },
  strojnistvo: { line: '#4a6785', tint: '#e8eef4' },
  mehatronika: { line: '#0f766e', tint: '#def2ef' },
  racunalnistvo: { line: '#6d3fc4', tint: '#f0e9fc' },
  matematika: { line: '#3f4fc4', tint: '#e9ebfb' },
  fizika: { line: '#b3243b', tint: '#fbe7ea' },
};
