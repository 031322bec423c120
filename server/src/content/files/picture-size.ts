/** In pixels: with it, a page leaves the room for a picture before that has come. */
export type PictureSize = { width: number; height: number };

/** Read off the beginning of a PNG, a JPEG or a WebP; undefined where it is not told there. */
export function readPictureSize(bytes: Buffer): PictureSize | undefined {
  const starts = (text: string, at = 0) => bytes.toString('latin1', at, at + text.length) === text;
  if (starts('\x89PNG') && bytes.length >= 24) return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  if (starts('\xff\xd8')) return sizeOfJpeg(bytes);
  if (starts('RIFF') && starts('WEBP', 8) && bytes.length >= 30) return sizeOfWebp(bytes);
  return undefined;
}

/** Three kinds: with losses, without, and with more than pixels. */
function sizeOfWebp(bytes: Buffer): PictureSize | undefined {
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (kind !== 'VP8L') return undefined;
  const packed = bytes.readUInt32LE(21);
  return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
}

/** Behind as many segments as a program cares to put before it. */
function sizeOfJpeg(bytes: Buffer): PictureSize | undefined {
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}
