import { colours } from '../../../platform/pdf/colours.ts';
import type { Page } from '../../../platform/pdf/page.ts';
import { qrCode } from '../../../platform/pdf/qr-code.ts';
import type { Box } from '../../../platform/pdf/surface.ts';
import type { CertificateWords, Fact } from './certificate-words.ts';

const padding = 12;
const quiet = { size: 8, colour: colours.quiet };

/** The facts of a certificate and how to check them, ruled like the title block of a drawing. */
export function writeTitleBlock(page: Page, words: CertificateWords, block: Box, checkWidth: number): void {
  page.ground(block, colours.paper);
  page.frame(block, colours.ink, 1.2);
  const factsWidth = block.width - checkWidth;
  const rowHeight = block.height / 2;
  page.rule([block.x + factsWidth, block.y], [block.x + factsWidth, block.y + block.height], colours.ink, 1.2);
  page.rule([block.x, block.y + rowHeight], [block.x + factsWidth, block.y + rowHeight], colours.ink, 0.6);
  const rows: Fact[][] = [
    [words.hours, words.date, ...(words.grade ? [words.grade] : [])],
    [
      { label: words.serialLabel, value: words.serial },
      { label: words.issuer, value: words.issued },
    ],
  ];
  page.tag({ kind: 'L' }, () => {
    for (const [index, row] of rows.entries()) {
      writeRow(page, row, { ...block, y: block.y + index * rowHeight, width: factsWidth, height: rowHeight });
    }
  });
  writeCheck(page, words, { ...block, x: block.x + factsWidth, width: checkWidth });
}

function writeRow(page: Page, facts: Fact[], { x, y, width, height }: Box): void {
  const cell = width / facts.length;
  for (const [index, { label, value }] of facts.entries()) {
    const left = x + index * cell;
    if (index > 0) page.rule([left, y], [left, y + height], colours.ink, 0.6);
    const room = cell - 2 * padding;
    const size = page.sizeFor(value, { width: room, height: 20, size: 13, leading: 1.2, isStrong: true });
    page.tag({ kind: 'LI' }, () => {
      page.tag({ kind: 'Lbl' }, () => page.write(label, left + padding, y + 9, { ...quiet, width: room }));
      page.tag({ kind: 'LBody' }, () =>
        page.write(value, left + padding, y + 36 - size, { size, isStrong: true, width: room, leading: 1.2 }),
      );
    });
  }
}

/** Where to look whether it is genuine: as an address, and as a code for cameras. */
function writeCheck(page: Page, words: CertificateWords, { x, y, width, height }: Box): void {
  const code: Box = { x: x + width - height, y, width: height, height };
  const room = width - height - padding;
  page.tag({ kind: 'P' }, () => {
    const below = page.write(words.verify, x + padding, y + 9, { ...quiet, width: room });
    page.link(words.verifyUrl, words.verifySays, () => writeAddress(page, words, x + padding, below + 3, room));
  });
  page.link(words.verifyUrl, words.verifySays, () => {
    page.figure(words.qrAlt, code, (paint) => paint(qrCode(words.verifyUrl), code, colours.ink));
  });
}

function writeAddress(page: Page, { verifyAddress }: CertificateWords, x: number, y: number, width: number): void {
  let next = y;
  for (const part of addressLines(verifyAddress)) {
    const size = page.sizeFor(part, { width, size: 9.5, leading: 1.3, height: 26 });
    next = page.write(part, x, next, { size, leading: 1.3, width, colour: colours.action });
  }
}

/** The serial number stays in one piece. */
function addressLines(address: string): string[] {
  const at = address.lastIndexOf('/') + 1;
  return [address.slice(0, at), address.slice(at)];
}
