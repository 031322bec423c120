/** A box of an MP4 with others or bytes in it. */
export function box(type: string, ...content: (Buffer | string)[]): Buffer {
  const inner = Buffer.concat(content.map((one) => Buffer.from(one as string, 'latin1')));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(inner.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, inner]);
}

const zeros = (length: number) => Buffer.alloc(length);

export function track(handler: string, codec: string): Buffer {
  const samples = box('stsd', zeros(8), box(codec, zeros(8)));
  const media = box('mdia', box('hdlr', zeros(8), handler, zeros(12)), box('minf', box('stbl', samples)));
  return box('trak', media);
}

export const fileType = box('ftyp', 'isom', zeros(4));

export function sampleMp4({
  tracks = [track('vide', 'avc1'), track('soun', 'mp4a')],
  notes = [] as Buffer[],
  data = box('mdat', 'pictures'),
} = {}): Buffer {
  return Buffer.concat([fileType, box('moov', box('mvhd', zeros(4)), ...tracks, ...notes), data]);
}

/** An element of a WebM: its id in hexadecimal, and what is in it. */
export function element(id: string, ...content: (Buffer | string)[]): Buffer {
  const inner = Buffer.concat(content.map((one) => Buffer.from(one as string, 'latin1')));
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE((1n << 56n) | BigInt(inner.length));
  return Buffer.concat([Buffer.from(id, 'hex'), size, inner]);
}

export function sampleWebm({ docType = 'webm', codec = 'V_VP9', rest = [] as Buffer[] } = {}): Buffer {
  const tracks = element('1654ae6b', element('ae', element('86', codec)));
  return Buffer.concat([
    element('1a45dfa3', element('4282', docType)),
    element('18538067', tracks, ...rest, element('1f43b675', 'pictures')),
  ]);
}
