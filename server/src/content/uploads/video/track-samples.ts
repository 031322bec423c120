import { type Box, findBox } from './mp4-boxes.ts';

/** Bytes of the file, from and to. */
export type Range = { at: number; length: number };

/** Subtitles and telemetry have a few each second; what claims more is not looked through. */
const mostSamples = 500_000;

/**
 * Where what a track shows lies in the file, by the three tables of its index: how long each sample is, how many stand in a
 * chunk, and where the chunks are. Undefined where these are missing or don't fit together.
 */
export function samplesOf(bytes: Buffer, track: Box): Range[] | undefined {
  const table = findBox(bytes, track, ['mdia', 'minf', 'stbl']);
  const sizes = table && sizesIn(bytes, table);
  const chunks = table && chunksIn(bytes, table);
  const runs = table && runsIn(bytes, table);
  if (!sizes || !chunks || !runs) return undefined;
  const ranges: Range[] = [];
  let sample = 0;
  let run = 0;
  for (const [index, at] of chunks.entries()) {
    while ((runs[run + 1]?.firstChunk ?? Number.POSITIVE_INFINITY) <= index + 1) run += 1;
    const count = runs[run]?.samples ?? 0;
    const length = sizes.slice(sample, sample + count).reduce((sum, size) => sum + size, 0);
    if (length > 0) ranges.push({ at, length });
    sample += count;
  }
  return sample >= sizes.length ? ranges : undefined;
}

function sizesIn(bytes: Buffer, table: Box): number[] | undefined {
  const box = findBox(bytes, table, ['stsz']);
  if (!box || box.end < box.contentAt + 12) return undefined;
  const fixed = bytes.readUInt32BE(box.contentAt + 4);
  const count = bytes.readUInt32BE(box.contentAt + 8);
  if (count > mostSamples) return undefined;
  if (fixed > 0) return Array<number>(count).fill(fixed);
  return numbersIn(bytes, { from: box.contentAt + 12, to: box.end, count, width: 4 });
}

function chunksIn(bytes: Buffer, table: Box): number[] | undefined {
  const short = findBox(bytes, table, ['stco']);
  const box = short ?? findBox(bytes, table, ['co64']);
  if (!box || box.end < box.contentAt + 8) return undefined;
  const count = bytes.readUInt32BE(box.contentAt + 4);
  return numbersIn(bytes, { from: box.contentAt + 8, to: box.end, count, width: short ? 4 : 8 });
}

function runsIn(bytes: Buffer, table: Box): { firstChunk: number; samples: number }[] | undefined {
  const box = findBox(bytes, table, ['stsc']);
  if (!box || box.end < box.contentAt + 8) return undefined;
  const count = 3 * bytes.readUInt32BE(box.contentAt + 4);
  const numbers = numbersIn(bytes, { from: box.contentAt + 8, to: box.end, count, width: 4 });
  return numbers?.flatMap((firstChunk, index) =>
    index % 3 === 0 ? [{ firstChunk, samples: numbers[index + 1] ?? 0 }] : [],
  );
}

type Numbers = { from: number; to: number; count: number; width: 4 | 8 };

function numbersIn(bytes: Buffer, { from, to, count, width }: Numbers): number[] | undefined {
  if (from + count * width > to) return undefined;
  return Array.from({ length: count }, (_, index) => {
    const at = from + index * width;
    return width === 4 ? bytes.readUInt32BE(at) : Number(bytes.readBigUInt64BE(at));
  });
}
