const megabyte = 1024 * 1024;

/** A film that is whole, of so many megabytes, piece by piece; another one each time, so that none is there already. */
export function largeFilm(megabytes: number): ReadableStream<Uint8Array> {
  const length = megabytes * megabyte;
  const samples = box('stsd', zeros(8), box('avc1', zeros(8)));
  const media = box('mdia', box('hdlr', zeros(8), Buffer.from('vide'), zeros(12)), box('minf', box('stbl', samples)));
  const before = Buffer.concat([
    box('ftyp', Buffer.from('isom'), zeros(4)),
    box('moov', box('mvhd', zeros(100)), box('trak', media)),
  ]);
  const data = box('mdat', Buffer.from(crypto.randomUUID()));
  data.writeUInt32BE(length - before.length);
  const head = Buffer.concat([before, data]);
  const piece = new Uint8Array(megabyte);
  let left = length - head.length;
  return new ReadableStream({
    start: (controller) => controller.enqueue(head),
    pull(controller) {
      const next = Math.min(left, piece.length);
      left -= next;
      if (next > 0) controller.enqueue(piece.subarray(0, next));
      else controller.close();
    },
  });
}

const zeros = (length: number) => Buffer.alloc(length);

function box(type: string, ...content: Buffer[]): Buffer {
  const inner = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(inner.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, inner]);
}
