/** Where a box lies: its head, and what is in it. */
export type Box = { type: string; at: number; contentAt: number; end: number };

const mostBoxes = 10_000;

export function readHead(bytes: Buffer, at: number, room: number): Box | undefined {
  if (bytes.length < at + 8) return undefined;
  const short = bytes.readUInt32BE(at);
  const type = bytes.toString('latin1', at + 4, at + 8);
  const isLong = short === 1;
  if (isLong && bytes.length < at + 16) return undefined;
  const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? room : short;
  const head = isLong ? 16 : 8;
  if (size < head || size > room) return undefined;
  return { type, at, contentAt: at + head, end: at + size };
}

/** Undefined where their lengths do not add up. */
export function innerBoxes(bytes: Buffer, from: number, to: number): Box[] | undefined {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to; ) {
    const box = readHead(bytes, at, to - at);
    if (!box || boxes.length > mostBoxes) return undefined;
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

export function findBox(bytes: Buffer, inside: Box, [type, ...rest]: string[]): Box | undefined {
  const found = innerBoxes(bytes, inside.contentAt, inside.end)?.find((box) => box.type === type);
  return found && rest.length > 0 ? findBox(bytes, found, rest) : found;
}

/**
 * All that are in a box, also inside of others that hold some; nothing that plays is nested deeper. Undefined where there are
 * more than anybody writes.
 */
export function boxesWithin(bytes: Buffer, inside: Box): Box[] | undefined {
  const found: Box[] = [];
  let holding = [inside];
  for (let depth = 0; depth < deepest; depth++) {
    const next: Box[] = [];
    for (const { contentAt, end } of holding) {
      for (const box of innerBoxes(bytes, contentAt, end) ?? []) {
        found.push(box);
        if (containers.has(box.type)) next.push(box);
      }
      if (found.length > mostBoxes) return undefined;
    }
    holding = next;
  }
  return found;
}

const deepest = 8;
const containers = new Set(['trak', 'mdia', 'minf', 'stbl', 'edts', 'dinf', 'mvex']);

export function moved({ type, at, contentAt, end }: Box, by: number): Box {
  return { type, at: at + by, contentAt: contentAt + by, end: end + by };
}
