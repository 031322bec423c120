import { crc32 } from 'node:zlib';

type Baked = { credential: unknown; types: string[] };

/** Reads a baked PNG as a displayer of badges does, and checks every checksum on the way. */
export function readBakedBadge(png: Uint8Array): Baked {
  const bytes = Buffer.from(png);
  const types: string[] = [];
  const texts: Buffer[] = [];
  for (let at = 8; at < bytes.length; ) {
    const end = at + 8 + bytes.readUInt32BE(at);
    if (crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) throw new Error(`Wrong checksum at ${at}`);
    const type = bytes.toString('latin1', at + 4, at + 8);
    types.push(type);
    if (type === 'iTXt') texts.push(bytes.subarray(at + 8, end));
    at = end + 4;
  }
  const badges = texts.map(readText).filter(({ keyword }) => keyword === 'openbadgecredential');
  if (badges.length !== 1) throw new Error(`${badges.length} credentials`);
  return { credential: JSON.parse(badges[0]?.text ?? ''), types };
}

/** Keyword, whether and how it is compressed, a language, a translated keyword, then the text. */
function readText(data: Buffer): { keyword: string; text: string } {
  const keywordEnd = data.indexOf(0);
  const languageEnd = data.indexOf(0, keywordEnd + 3);
  const translatedEnd = data.indexOf(0, languageEnd + 1);
  if (data[keywordEnd + 1] !== 0) throw new Error('Compressed, which badges must not be');
  return { keyword: data.toString('latin1', 0, keywordEnd), text: data.toString('utf8', translatedEnd + 1) };
}
