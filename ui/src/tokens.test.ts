import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('./', import.meta.url);
const tokens = readTokens(readFileSync(new URL('tokens.css', folder), 'utf8'));

/** Of fields and of kinds of things; never for text. */
const hues = ['signal', 'steel', 'teal', 'violet', 'copper', 'indigo', 'crimson'];

const grounds = ['paper', 'surface', 'raised', 'sunken'];

/** Text needs 4.5:1 (WCAG 1.4.3). */
const textPairs: [text: string, ground: string][] = [
  ...grounds.flatMap((ground): [string, string][] => [
    ['ink', ground],
    ['muted', ground],
    ['action', ground],
    ['action-hover', ground],
    ['danger', ground],
    ['signal-text', ground],
  ]),
  ['ink', 'action-soft'],
  ['muted', 'action-soft'],
  ['action', 'action-soft'],
  ['ink', 'ok-soft'],
  ['ok', 'ok-soft'],
  ['ink', 'warn-soft'],
  ['warn', 'warn-soft'],
  ['ink', 'danger-soft'],
  ['danger', 'danger-soft'],
  ...hues.flatMap((hue): [string, string][] => [
    ['ink', `${hue}-soft`],
    ['muted', `${hue}-soft`],
    ['action', `${hue}-soft`],
    ['action-hover', `${hue}-soft`],
  ]),
  ['on-action', 'action'],
  ['on-action', 'action-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['on-signal', 'signal'],
  ['paper', 'ink'],
];

/** Edges of controls, focus rings, bars and marks need 3:1 (WCAG 1.4.11). */
const shapePairs: [shape: string, ground: string][] = [
  ...grounds.flatMap((ground): [string, string][] => [
    ['line-strong', ground],
    ['focus', ground],
    ['action', ground],
    ['ok', ground],
    ['warn', ground],
    ['danger', ground],
    ['signal', ground],
    ['steel', ground],
    ['teal', ground],
    ['violet', ground],
  ]),
  ...hues.flatMap((hue): [string, string][] => [
    [hue, `${hue}-soft`],
    ['focus', `${hue}-soft`],
  ]),
  ['focus', 'action-soft'],
];

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it.each(textPairs)('sets %s on %s readably', (text, ground) => {
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)('shows %s on %s clearly', (shape, ground) => {
    expect(contrast(colour(shape, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});

it('keeps colour literals out of every other file', () => {
  const sources = readdirSync(folder).filter((name) => /\.(css|tsx?)$/.test(name) && !/^tokens\./.test(name));
  const literal = /#[0-9a-f]{3,8}\b(?!\/)|\b(?:rgba?|hsla?|oklch|oklab|lch|lab)\(\s*\d/i;
  const offenders = sources.filter((name) => literal.test(readFileSync(new URL(name, folder), 'utf8')));
  expect(offenders).toEqual([]);
});

type Rgb = [number, number, number];
type Theme = 'light' | 'dark';

function readTokens(css: string): Map<string, Record<Theme, string>> {
  const found = css.matchAll(/--color-([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g);
  return new Map([...found].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]));
}

function colour(name: string, theme: Theme): Rgb {
  const hex = tokens.get(name)?.[theme];
  if (!hex) throw new Error(`tokens.css has no --color-${name}`);
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}
