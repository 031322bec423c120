import { inflateSync } from 'node:zlib';

/**
 * The words on each page of a PDF that Chromium made, with no spaces between them: it places words, and does not always
 * write the gaps.
 */
export function pageTexts(pdf: Buffer): string[] {
  const objects = objectsOf(pdf);
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b/.test(head))
    .map(({ head }) => drawnBy(head, objects.get(refIn(head, 'Contents'))?.stream ?? '', objects));
}

type PdfObject = { head: string; stream: string };
type Objects = ReadonlyMap<string, PdfObject>;

function objectsOf(pdf: Buffer): Objects {
  const objects = pdf.toString('latin1').matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g);
  return new Map(Array.from(objects, ([, number = '', object = '']) => [number, objectOf(object)]));
}

function objectOf(object: string): PdfObject {
  const [head = '', ...rest] = object.split('>> stream\n');
  const data = Buffer.from(rest.join('>> stream\n').replace(/\nendstream$/, ''), 'latin1');
  return { head, stream: head.includes('/FlateDecode') ? inflateSync(data).toString('latin1') : '' };
}

function refIn(head: string, name: string): string {
  return new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1] ?? '';
}

/** What a page, or a drawing on it, writes: codes of glyphs in whichever font was chosen last, and other drawings. */
function drawnBy(head: string, stream: string, objects: Objects): string {
  let glyphs: ReadonlyMap<string, string> = new Map();
  let text = '';
  for (const [token, font, codes, drawing] of stream.matchAll(/\/(\w+) [\d.]+ Tf|<([\dA-F]+)>|\/(\w+) Do/g)) {
    if (font) glyphs = glyphsOf(objects.get(refIn(head, font)), objects);
    if (codes) text += lettersOf(codes, glyphs);
    const drawn = token.endsWith(' Do') && objects.get(refIn(head, drawing ?? ''));
    if (drawn) text += drawnBy(drawn.head, drawn.stream, objects);
  }
  return text.replace(/\s/g, '');
}

function lettersOf(codes: string, glyphs: ReadonlyMap<string, string>): string {
  const [code = ''] = glyphs.keys();
  const letters = codes.match(new RegExp(`.{${code.length || 4}}`, 'g')) ?? [];
  return letters.map((letter) => glyphs.get(letter) ?? '').join('');
}

/** The letters that the glyphs of a font stand for. */
function glyphsOf(font: PdfObject | undefined, objects: Objects): ReadonlyMap<string, string> {
  const map = objects.get(refIn(font?.head ?? '', 'ToUnicode'))?.stream ?? '';
  const glyphs = new Map<string, string>();
  for (const [, from = '', to, letter = ''] of map.matchAll(/<([\dA-F]+)> (?:<([\dA-F]+)> )?<([\dA-F]+)>\n/g)) {
    if (/^0+$/.test(from) && letter.startsWith('FF')) continue;
    const first = Number.parseInt(from, 16);
    const last = to ? Number.parseInt(to, 16) : first;
    for (let code = first; code <= last; code += 1) {
      const name = code.toString(16).toUpperCase().padStart(from.length, '0');
      glyphs.set(name, shifted(letter, code - first));
    }
  }
  return glyphs;
}

function shifted(letter: string, by: number): string {
  const units = letter.match(/.{4}/g)?.map((unit) => Number.parseInt(unit, 16)) ?? [];
  return String.fromCharCode(...units.map((unit, index) => (index === units.length - 1 ? unit + by : unit)));
}
