import { readFile } from 'node:fs/promises';
import fontkit, { type Font, type FontCollection } from '@cantoo/fontkit';
import { LRUCache } from 'lru-cache';

export type Weight = 'regular' | 'strong';

/** One glyph of a line and what it looks like; all in thousandths of the size. */
type PlacedGlyph = {
  /** How far it moves on, and how much more or less beside its neighbour. */
  advance: number;
  kerning: number;
  /** To the right and upwards of where it would stand: an accent, onto its letter. */
  offset: [x: number, y: number];
  outline: () => string;
};

type Face = {
  file: Uint8Array;
  glyphsOf: (line: string) => PlacedGlyph[];
  widthOf: (line: string, size: number) => number;
  /** Without it a letter would be shown as an empty box. */
  hasLetter: (letter: string) => boolean;
};

export type Typeface = Record<Weight, Face>;

/** IBM Plex Sans: Latin, Greek and Cyrillic. */
export function loadTypeface(): Promise<Typeface> {
  loaded ??= Promise.all([loadFace(files.regular), loadFace(files.strong)]).then(([regular, strong]) => ({
    regular,
    strong,
  }));
  return loaded;
}

/** Fonts do not change: a thread reads them once. */
let loaded: Promise<Typeface> | undefined;

/** Whole fonts, because those for the web are split by script, and a name may need several. */
const files: Record<Weight, string> = {
  regular: import.meta.resolve('@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf'),
  strong: import.meta.resolve('@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf'),
};

async function loadFace(address: string): Promise<Face> {
  const file = await readFile(new URL(address));
  const font = oneFont(fontkit.create(file));
  const thousandth = 1000 / font.unitsPerEm;

  function glyphsOf(line: string): PlacedGlyph[] {
    const { glyphs, positions } = font.layout(line);
    return glyphs.map((glyph, index) => {
      const advance = glyph.advanceWidth * thousandth;
      const { xAdvance = glyph.advanceWidth, xOffset = 0, yOffset = 0 } = positions?.[index] ?? {};
      return {
        advance,
        kerning: xAdvance * thousandth - advance,
        offset: [xOffset * thousandth, yOffset * thousandth],
        outline: () => glyph.path.scale(thousandth, thousandth).toSVG(),
      };
    });
  }
  // The same words are measured again for every size that is tried.
  const widths = new LRUCache<string, number>({ max: 5000 });
  function widthOf(line: string, size: number): number {
    const width = widths.get(line) ?? glyphsOf(line).reduce((sum, { advance, kerning }) => sum + advance + kerning, 0);
    widths.set(line, width);
    return (width * size) / 1000;
  }
  return {
    file,
    glyphsOf,
    widthOf,
    hasLetter: (letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  };
}

function oneFont(created: Font | FontCollection): Font {
  if ('fonts' in created) throw new Error('This is a file of several fonts');
  return created;
}
