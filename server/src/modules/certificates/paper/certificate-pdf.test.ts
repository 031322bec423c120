import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { type Language, languages } from '@navor/languages';
import jsqr from 'jsqr';
import { describe, expect, it } from 'vitest';
import { readTaggedPdf } from '../../../test-support/read-tagged-pdf.ts';
import { rectanglesInPdf } from '../../../test-support/rectangles-in-pdf.ts';
import { certificatePdf } from './certificate-pdf.ts';
import type { PrintedCertificate } from './certificate-words.ts';
import { sampleVerifyUrl, sampleWords } from './sample-certificate.fixture.ts';

const pdfOf = (language: Language, changes?: Partial<PrintedCertificate>) =>
  certificatePdf(sampleWords(language, changes));
const read = async (language: Language, changes?: Partial<PrintedCertificate>) =>
  readTaggedPdf(await pdfOf(language, changes));

const longTitle =
  'Projektiranje, dimenzioniranje in preizkušanje nizkonapetostnih inštalacij v stanovanjskih in industrijskih objektih';
const longName = `${'Ana-Marija Aleksandra '.repeat(4)}von Habsburg-Lothringen zu Lipica`.slice(0, 120);

describe('what a certificate says', () => {
  it.each<[Language, string[]]>([
    [
      'sl',
      [
        ...['Potrdilo o opravljenem tečaju', 'Osnove elektrotehnike', 'Obseg 12 ur', 'Opravljeno 9. 3. 2026'],
        ...['Uspeh pri kvizih 94 %', 'Serijska številka NV-7K3F-9QXM-2D4T-8RWA', 'Začetna raven'],
        'Z obema Kirchhoffovima zakonoma zapisati in rešiti enačbe preprostega vezja.',
      ],
    ],
    [
      'en',
      [
        ...['Certificate of completion', 'Fundamentals of electrical engineering', 'Workload 12 hours'],
        ...['Completed 9 March 2026', 'Quiz score 94%', 'Serial number NV-7K3F-9QXM-2D4T-8RWA'],
      ],
    ],
    [
      'de',
      [
        ...['Zertifikat über den Kursabschluss', 'Grundlagen der Elektrotechnik', 'Umfang 12 Stunden'],
        ...['Abgeschlossen 9. März 2026', 'Quizergebnis 94 %', 'Seriennummer NV-7K3F-9QXM-2D4T-8RWA'],
        'Mit dem ohmschen Gesetz Größen berechnen.',
      ],
    ],
  ])('is who has learned what, when and how well, in %s', async (language, expected) => {
    const { elements } = await read(language);
    const texts = elements.map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(expected));
    expect(texts).toContain('Žiga Čšž Đorđević-Groß');
    expect(texts.join()).not.toMatch(/�|\{\{|undefined|NaN|Invalid/);
  });

  it('leaves out a grade that there is not', async () => {
    const { whole } = await read('sl', { gradePercent: null });
    expect(whole.text).not.toMatch(/Uspeh|%/);
  });

  it.each([
    ['revoked', { revokedAt: new Date('2026-05-01T10:00:00Z') }, 'To potrdilo je preklicano.'],
    ['replaced', { replacedAt: new Date('2026-05-01T10:00:00Z') }, 'To potrdilo je nadomeščeno z novim.'],
  ])('is also that it was %s', async (_, changes, notice) => {
    expect((await read('sl', changes)).whole.text).toContain(notice);
    expect((await read('sl')).whole.text).not.toContain(notice);
  });

  it('is the same to the byte whenever it is drawn', async () => {
    expect(await pdfOf('sl')).toEqual(await pdfOf('sl'));
  });
});

describe('to a screen reader, a certificate', () => {
  it.each(languages)('is titled, tells its language, and hides no text from it (%s)', async (language) => {
    const found = await read(language);
    expect(found).toMatchObject({ pages: 1, language, isMarked: true, strayText: '', size: [841.89, 595.28] });
    expect(found.title).toBe(sampleWords(language).title);
    expect(found.metadata).toMatch(/<pdfuaid:part>1<.*/s);
    expect(found.whole.role).toBe('Document');
  });

  it('is read from the heading to the address, with lists as lists', async () => {
    const { whole } = await read('sl');
    const outline = whole.children.map(({ role, text }) => (role === 'L' ? role : `${role} ${text}`.trim()));
    expect(outline).toEqual([
      ...['P Navor', 'H1 Potrdilo o opravljenem tečaju', 'P Potrdilo prejme', 'P Žiga Čšž Đorđević-Groß'],
      ...['P za opravljen tečaj', 'P Osnove elektrotehnike', 'P Pridobljeno znanje', 'L', 'Figure'],
      ...['P Elektrotehnika', 'P Začetna raven', 'L'],
      'P Pristnost preverite na naslovu navor.example/verify/ NV-7K3F-9QXM-2D4T-8RWA',
      'P',
    ]);
  });

  it.each<[Language, string[]]>([
    [
      'sl',
      ['Risba tečaja Osnove elektrotehnike', 'Koda QR, ki vodi na naslov navor.example/verify/NV-7K3F-9QXM-2D4T-8RWA'],
    ],
    [
      'de',
      [
        'Zeichnung des Kurses Grundlagen der Elektrotechnik',
        'QR-Code, der zu navor.example/verify/NV-7K3F-9QXM-2D4T-8RWA führt',
      ],
    ],
  ])('describes its pictures in %s', async (language, described) => {
    const { elements } = await read(language);
    expect(elements.filter(({ role }) => role === 'Figure').map(({ alt }) => alt)).toEqual(described);
  });

  it('leads by its links to where it is checked, and says so', async () => {
    const { links, elements } = await read('sl');
    expect(links.map(({ url }) => url)).toEqual([sampleVerifyUrl, sampleVerifyUrl]);
    expect(links[0]?.contentsObj.str).toBe('Preveri potrdilo NV-7K3F-9QXM-2D4T-8RWA');
    expect(elements.filter(({ role }) => role === 'Link')).toHaveLength(2);
  });

  it('says which of its texts are in another language', async () => {
    const { elements } = await read('de', { courseTitle: { sl: 'Meritve' }, outcomes: { sl: ['Meriti tok.'] } });
    const title = elements.find(({ text }) => text === 'Meritve');
    expect(title).toMatchObject({ role: 'P', language: 'sl' });
  });
});

it('needs no fonts of others: those it is written in are in it', async () => {
  const document = await PDFDocument.load(await pdfOf('sl'), { updateMetadata: false });
  const descriptors = document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFDict && object.has(PDFName.of('FontName')) ? [object] : []));
  expect(descriptors).toHaveLength(2);
  for (const descriptor of descriptors) expect(descriptor.has(PDFName.of('FontFile2'))).toBe(true);
});

it('shows cameras the address where it is checked', async () => {
  const pdf = await pdfOf('sl');
  const { links } = await readTaggedPdf(pdf);
  const { data, width, height } = await rectanglesInPdf(pdf, links.at(-1)?.rect ?? []);
  expect(jsqr.default(data, width, height)?.data).toBe(sampleVerifyUrl);
});

describe('whatever the words, a certificate', () => {
  const names = ['Li', longName, 'W'.repeat(120), 'Кирилл Ђорђевић', 'Ελένη Παπαδοπούλου', 'Nguyễn Thị Ánh'];
  const cases = names.map((name, index) => [languages[index % languages.length] ?? 'sl', name] as const);

  it.each(cases)(
    'in %s shows the whole name %s, and lets nothing overlap or leave the frame',
    async (language, name) => {
      const { whole, boxes } = await read(language, { holderName: name, courseTitle: { sl: longTitle } });
      expect(whole.text.replace(/\s/g, '')).toContain(name.replace(/\s/g, ''));
      expect(whole.text).toContain(longTitle);
      for (const [index, box] of boxes.entries()) {
        expect(box.left, box.text).toBeGreaterThan(32);
        expect(box.right, box.text).toBeLessThan(809);
        expect(box.bottom, box.text).toBeGreaterThan(30);
        const covered = boxes.slice(index + 1).filter((other) => overlap(box, other));
        expect(
          covered.map(({ text }) => text),
          `under ${box.text}`,
        ).toEqual([]);
      }
    },
  );

  it.each([
    ['broken', '<svg viewBox="0 0 240 192"><path d="M0'],
    ['empty', '<svg viewBox="0 0 240 192"/>'],
    ['not one at all', 'risba'],
  ])('shows the mark of Navor for a drawing that is %s', async (_, drawing) => {
    const { elements } = await read('en', { drawing });
    expect(elements.find(({ role }) => role === 'Figure')?.alt).toBe('Navor’s mark');
  });

  it('says when it has no letters for a name, and still has it read out', async () => {
    const { elements, whole } = await read('en', { holderName: 'שלום לוי' });
    expect(whole.text).toContain('(name in a script that cannot be printed here)');
    expect(elements.find(({ role }) => role === 'Span')?.alt).toBe('שלום לוי');
  });

  it('leaves out pictographs of a name, and keeps the rest', async () => {
    const { whole } = await read('en', { holderName: 'Ana 🚀 Novak' });
    expect(whole.text).toContain('Ana Novak');
  });
});

type Box = { left: number; right: number; top: number; bottom: number };

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.bottom < other.top && other.bottom < one.top;
}
