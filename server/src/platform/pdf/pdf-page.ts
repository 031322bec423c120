import { readFile } from 'node:fs/promises';
import fontkit from '@cantoo/fontkit';
import { PDFDocument, rgb } from '@cantoo/pdf-lib';
import { breakLines } from './break-lines.ts';

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
export type PdfPage = {
  /** Where the margins leave room for text. */
  left: number;
  right: number;
  /** Writes from `y` on downwards and returns where the next line would be. */
  write: (text: string, x: number, y: number, style?: TextStyle) => number;
  /** A thin line across the page. */
  rule: (y: number, from?: number) => void;
  /** A border around what is written between `y` and `y + height`. */
  frame: (y: number, height: number) => void;
  /** The document as a file. */
  save: () => Promise<Uint8Array>;
};

type About = { title: string; author: string; language: string; at: Date };

const [left, right] = [56, 539];
const leading = 1.45;

/** A document of one page. Drawn again from the same words, it is the same to the byte. */
export async function createPdfPage(about: About): Promise<PdfPage> {
  const document = await createDocument(about);
  const { regular, strong } = await embedFonts(document);
  const page = document.addPage([595.28, 841.89]);
  const fromTop = (y: number) => page.getHeight() - y;

  return {
    left,
    right,
    write(text, x, y, { size = 10, isStrong, colour = 'ink', width = right - left, alignsRight } = {}) {
      const font = isStrong ? strong : regular;
      const lines = breakLines(text, (part) => font.widthOfTextAtSize(part, size) <= width);
      for (const [index, part] of lines.entries()) {
        const start = alignsRight ? x - font.widthOfTextAtSize(part, size) : x;
        const baseline = fromTop(y + size + index * size * leading);
        page.drawText(part, { x: start, y: baseline, size, font, color: colourOf(colour) });
      }
      return y + lines.length * size * leading;
    },
    rule: (y, from = left) =>
      page.drawLine({
        start: { x: from, y: fromTop(y) },
        end: { x: right, y: fromTop(y) },
        ...{ thickness: 0.75, color: colourOf('hairline') },
      }),
    frame: (y, height) =>
      page.drawRectangle({
        ...{ x: left, y: fromTop(y + height), width: right - left, height },
        ...{ borderWidth: 0.75, borderColor: colourOf('signal') },
      }),
    save: () => document.save(),
  };
}

async function createDocument({ title, author, language, at }: About): Promise<PDFDocument> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.registerFontkit(fontkit);
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setAuthor(author);
  document.setProducer('Navor');
  document.setLanguage(language);
  document.setCreationDate(at);
  document.setModificationDate(at);
  return document;
}

/** Whole fonts, because those for the web are split by script, and a name may need several. */
const fontFiles = {
  regular: import.meta.resolve('@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf'),
  strong: import.meta.resolve('@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf'),
};

async function embedFonts(document: PDFDocument) {
  const embed = async (address: string) => document.embedFont(await readFile(new URL(address)), { subset: true });
  return { regular: await embed(fontFiles.regular), strong: await embed(fontFiles.strong) };
}

function colourOf(name: Colour) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(colours[name].slice(at, at + 2), 16) / 255,
  );
  return rgb(red, green, blue);
}
