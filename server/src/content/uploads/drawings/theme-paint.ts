/** A colour as drawings here have it, so that it is readable in both themes. */
export type ThemePaint = { paint: 'none' | 'currentColor' | 'inherit'; className?: string };

/** A line or a letter takes the colour of the text, or one of the three that the theme has besides. */
export function themeStroke(colour: string): ThemePaint | undefined {
  const kept = keptPaint(colour);
  if (kept) return kept;
  const read = readColour(colour);
  if (!read) return undefined;
  const tone = toneOf(read);
  return { paint: 'currentColor', ...(tone && { className: tone }) };
}

/** A surface that is light becomes a tint of the paper; one that is not is filled like a line. */
export function themeFill(colour: string): ThemePaint | undefined {
  const kept = keptPaint(colour);
  if (kept) return kept;
  const read = readColour(colour);
  if (!read) return undefined;
  const tone = toneOf(read);
  if (read.luminance > 0.9) return { paint: 'none', className: 'fill-paper' };
  if (read.luminance > 0.5) return { paint: 'none', className: `fill-${tone ?? 'muted'}` };
  return { paint: 'currentColor', ...(tone && { className: tone }) };
}

function keptPaint(colour: string): ThemePaint | undefined {
  const name = colour.toLowerCase();
  if (name === 'none' || name === 'transparent') return { paint: 'none' };
  if (name === 'currentcolor') return { paint: 'currentColor' };
  return name === 'inherit' ? { paint: 'inherit' } : undefined;
}

type Colour = { red: number; green: number; blue: number; luminance: number };

function toneOf({ red, green, blue, luminance }: Colour): 'accent' | 'signal' | 'muted' | undefined {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const isGrey = most - least < 40;
  if (isGrey) return luminance > 0.25 ? 'muted' : undefined;
  // Warm colours warn, all others stress.
  return red === most && blue < most * 0.6 ? 'signal' : 'accent';
}

function readColour(text: string): Colour | undefined {
  const value = names[text.toLowerCase()] ?? text;
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])[0-9a-f]?$/i.exec(value);
  if (short) return colour(short.slice(1).map((digit) => Number.parseInt(digit + digit, 16)));
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})(?:[0-9a-f]{2})?$/i.exec(value);
  if (long) return colour(long.slice(1).map((digits) => Number.parseInt(digits, 16)));
  const parts = /^rgba?\(\s*([\d.]+%?)[\s,]+([\d.]+%?)[\s,]+([\d.]+%?)/i.exec(value);
  return parts
    ? colour(parts.slice(1).map((part) => Number.parseFloat(part) * (part.endsWith('%') ? 2.55 : 1)))
    : undefined;
}

function colour([red = 0, green = 0, blue = 0]: number[]): Colour {
  return { red, green, blue, luminance: (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255 };
}

/** Those that people write by hand. */
const names: Record<string, string> = {
  ...{ black: '#000', white: '#fff', gray: '#808080', grey: '#808080', silver: '#c0c0c0', darkgray: '#a9a9a9' },
  ...{ lightgray: '#d3d3d3', lightgrey: '#d3d3d3', red: '#f00', darkred: '#8b0000', maroon: '#800000' },
  ...{ orange: '#ffa500', darkorange: '#ff8c00', yellow: '#ff0', gold: '#ffd700', brown: '#a52a2a' },
  ...{ green: '#008000', darkgreen: '#006400', lime: '#0f0', olive: '#808000', teal: '#008080' },
  ...{ blue: '#00f', darkblue: '#00008b', navy: '#000080', lightblue: '#add8e6', steelblue: '#4682b4' },
  ...{ cyan: '#0ff', aqua: '#0ff', purple: '#800080', magenta: '#f0f', fuchsia: '#f0f', pink: '#ffc0cb' },
};
