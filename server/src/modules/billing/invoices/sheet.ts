import { readFile } from 'node:fs/promises';
import fontkit from '@pdf-lib/fontkit';
import { PDFDocument, rgb } from 'pdf-lib';

const colours = { ink: '#0b1b2b', quiet: '#4c5c6c', hairline: '#dfdcd3', signal: '#b8440a' } as const;
type Colour = keyof typeof colours;

type TextStyle = {
  size?: number;
  isStrong?: boolean;
  colour?: Colour;
  /** Where longer text goes on in another line. */
  width?: number;
  /** `x` is then where the text ends. */
  alignsRight?: boolean;
};

/** An A4 page to write on; everything is measured in points from its top left corner. */
export type Sheet = {
  /** Writes from `y` on downwards and returns where the next line would be. */
  write: (text: string, x: number, y: number, style?: TextStyle) => number;
  rule: (y: number, from?: number) => void;
  frame: (y: number, height: number) => void;
  finish: () => Promise<Uint8Array>;
};

export const [left, right] = [56, 539];

type About = { title: string; author: string; language: string; at: Date };

/** Drawn again from the same words, a sheet is the same to the byte. */
export async function createSheet({ title, author, language, at }: About): Promise<Sheet> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.registerFontkit(fontkit);
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setAuthor(author);
  document.setProducer('Navor');
  document.setLanguage(language);
  document.setCreationDate(at);
  document.setModificationDate(at);
  const [regular, strong] = await Promise.all((await fontFiles()).map((file) => document.embedFont(file, embedding)));
  if (!regular || !strong) throw new Error('The fonts of invoices are missing');
  const page = document.addPage([595.28, 841.89]);
  const fromTop = (y: number) => page.getHeight() - y;
  const line = (y: number, from: number) => ({
    start: { x: from, y: fromTop(y) },
    end: { x: right, y: fromTop(y) },
    ...{ thickness: 0.75, color: colourOf('hairline') },
  });

  return {
    write(text, x, y, { size = 10, isStrong, colour = 'ink', width = right - left, alignsRight } = {}) {
      const font = isStrong ? strong : regular;
      const lines = linesOf(text, (part) => font.widthOfTextAtSize(part, size) <= width);
      for (const [index, part] of lines.entries()) {
        const start = alignsRight ? x - font.widthOfTextAtSize(part, size) : x;
        const baseline = fromTop(y + size + index * size * leading);
        page.drawText(part, { x: start, y: baseline, size, font, color: colourOf(colour) });
      }
      return y + lines.length * size * leading;
    },
    rule: (y, from = left) => page.drawLine(line(y, from)),
    frame: (y, height) =>
      page.drawRectangle({
        ...{ x: left, y: fromTop(y + height), width: right - left, height },
        ...{ borderWidth: 0.75, borderColor: colourOf('signal') },
      }),
    finish: () => document.save(),
  };
}

const leading = 1.45;
const embedding = { subset: true };

/** Whole fonts, because those for the web are split by script, and a name may need several. */
function fontFiles(): Promise<Uint8Array[]> {
  const addresses = [
    import.meta.resolve('@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf'),
    import.meta.resolve('@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf'),
  ];
  return Promise.all(addresses.map((address) => readFile(new URL(address))));
}

function colourOf(name: Colour) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(colours[name].slice(at, at + 2), 16) / 255,
  );
  return rgb(red, green, blue);
}

/** Words are kept whole unless one alone is too long for a line. */
function linesOf(text: string, fits: (line: string) => boolean): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    const joined = last === '' ? word : `${last} ${word}`;
    if (fits(joined)) lines[lines.length - 1] = joined;
    else lines.push(...pieces(word, fits));
  }
  return lines.filter((line) => line !== '');
}

function pieces(word: string, fits: (line: string) => boolean): string[] {
  const parts = [''];
  for (const letter of word) {
    const joined = `${parts.at(-1)}${letter}`;
    if (fits(joined)) parts[parts.length - 1] = joined;
    else parts.push(letter);
  }
  return parts;
}
