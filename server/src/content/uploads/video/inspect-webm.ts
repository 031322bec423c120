import type { FileReader, Overwrite, VideoReport } from './file-reader.ts';

/** Ids of elements, as the format writes them. */
const ids = {
  head: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  track: 0xae,
  codec: 0x86,
  tags: 0x1254c367,
  attachments: 0x1941a469,
};
/** Of what is said about the whole: its title, when it was recorded, what its file and those around it were called. */
const telling = [0x7ba9, 0x4461, 0x7384, 0x3c83ab, 0x3e83bb];
const mostElements = 100_000;
const largestPart = 1024 * 1024;

type Element = { id: number; at: number; contentAt: number; end: number; isOpen: boolean };

/** Looks into a WebM: whether it is one, what it is coded with, and the tags that tell of its making, which are blanked out. */
export async function inspectWebm(file: FileReader): Promise<VideoReport> {
  const head = await elementAt(file, 0);
  if (head?.id !== ids.head || head.isOpen || head.end - head.contentAt > 1024) return damaged;
  const headBytes = await file.read(head.contentAt, head.end - head.contentAt);
  const docType = elementsIn(headBytes).find(({ id }) => id === ids.docType);
  const type = docType && headBytes.toString('latin1', docType.contentAt, docType.end).replace(/\0+$/, '');
  if (type !== 'webm') return { kind: 'unplayable', reason: 'unknown_codec', details: type ? [type] : [] };
  const segment = await elementAt(file, head.end);
  if (segment?.id !== ids.segment) return damaged;

  const overwrites: Overwrite[] = [];
  let codecs: string[] | undefined;
  let at = segment.contentAt;
  for (let count = 0; at < segment.end; count++) {
    const element = await elementAt(file, at);
    if (!element || count > mostElements) return damaged;
    const length = element.end - element.contentAt;
    if (element.id === ids.tracks && length <= largestPart)
      codecs = codecsIn(await file.read(element.contentAt, length));
    if (element.id === ids.info) {
      if (length > largestPart) return damaged;
      const inside = elementsIn(await file.read(element.contentAt, length));
      const told = inside.filter(({ id }) => telling.includes(id));
      overwrites.push(
        ...told.map((one) => blank({ at: one.at + element.contentAt, end: one.end + element.contentAt })),
      );
    }
    if (element.id === ids.tags || element.id === ids.attachments) {
      if (length > largestPart) return damaged;
      overwrites.push(blank(element));
    }
    // A recording that was never finished: its length is not told, and nothing but pictures and sound comes after.
    if (element.isOpen) break;
    at = element.end;
  }
  if (!codecs || codecs.length === 0) return damaged;
  const unknown = codecs.filter((codec) => !playable.test(codec));
  if (unknown.length > 0) return { kind: 'unplayable', reason: 'unknown_codec', details: unknown };
  return { kind: 'playable', overwrites };
}

const damaged: VideoReport = { kind: 'unplayable', reason: 'damaged', details: [] };
const playable = /^(V_VP8|V_VP9|V_AV1|A_OPUS|A_VORBIS|D_WEBVTT\b.*|S_TEXT\/WEBVTT)$/;

function codecsIn(tracks: Buffer): string[] {
  return elementsIn(tracks)
    .filter(({ id }) => id === ids.track)
    .flatMap((track) => {
      const bytes = tracks.subarray(track.contentAt, track.end);
      const codec = elementsIn(bytes).find(({ id }) => id === ids.codec);
      return codec ? [bytes.toString('latin1', codec.contentAt, codec.end).replace(/\0+$/, '')] : ['?'];
    });
}

function elementsIn(bytes: Buffer): Element[] {
  const elements: Element[] = [];
  for (let at = 0; at < bytes.length; ) {
    const element = readElement(bytes, at, bytes.length);
    if (!element || elements.length > mostElements) break;
    elements.push(element);
    at = element.end;
  }
  return elements;
}

async function elementAt(file: FileReader, at: number): Promise<Element | undefined> {
  const element = readElement(await file.read(at, 12), 0, file.size - at);
  return element && { ...element, at, contentAt: element.contentAt + at, end: element.end + at };
}

function readElement(bytes: Buffer, at: number, room: number): Element | undefined {
  const idLength = lengthOf(bytes[at]);
  if (idLength > 4 || bytes.length < at + idLength + 1) return undefined;
  const sizeAt = at + idLength;
  const sizeLength = lengthOf(bytes[sizeAt]);
  if (sizeLength > 8 || bytes.length < sizeAt + sizeLength) return undefined;
  const id = bytes.readUIntBE(at, idLength);
  const contentAt = sizeAt + sizeLength;
  const written = bytes.subarray(sizeAt, contentAt);
  const bits = BigInt(`0x${written.toString('hex')}`) & ((1n << BigInt(7 * sizeLength)) - 1n);
  // All ones: the length was not known when it was written.
  const isOpen = bits === (1n << BigInt(7 * sizeLength)) - 1n;
  const end = isOpen ? room : contentAt + Number(bits);
  if (end > Math.max(room, bytes.length)) return undefined;
  return { id, at, contentAt, end, isOpen };
}

/** How many bytes a number takes is told by the zeros before its first one. */
function lengthOf(first = 0): number {
  return Math.clz32(first) - 23;
}

/** An element that says of itself that it is void, of the same length. */
function blank({ at, end }: Pick<Element, 'at' | 'end'>): Overwrite {
  const bytes = Buffer.alloc(end - at);
  bytes[0] = 0xec;
  // Its own length takes one byte where there is no room for eight.
  if (bytes.length < 9) bytes[1] = 0x80 | (bytes.length - 2);
  else bytes.writeBigUInt64BE((1n << 56n) | BigInt(bytes.length - 9), 1);
  return { at, bytes };
}
