import type { FileReader, Overwrite, VideoReport } from './file-reader.ts';
import { type Box, boxesWithin, findBox, innerBoxes, moved, readHead } from './mp4-boxes.ts';
import { type Range, samplesOf } from './track-samples.ts';

/** An index of hours of video; one that claims more is not read. */
const largestIndex = 32 * 1024 * 1024;
const mostBoxes = 10_000;
/** Pictures and languages of sound; besides them captions, chapters and telemetry, of which cameras write a handful. */
const mostTracks = 100;
const mostHidden = 10;

/**
 * Looks into the index of an MP4: whether browsers play what is in it, and what it tells of where, when and by whom it was made.
 * That is blanked out where it stands, since everything else in the file is found by its place. So are tracks besides pictures
 * and sound: cameras and drones write into them where they were, as telemetry or as subtitles, and captions are files here.
 */
export async function inspectMp4(file: FileReader): Promise<VideoReport> {
  const top = await topBoxes(file);
  const index = top?.find(({ type }) => type === 'moov');
  if (!top || !index || !top.some(({ type }) => type === 'mdat')) return unplayable('damaged');
  if (index.end - index.at > largestIndex) return unplayable('damaged');
  const bytes = await file.read(index.at, index.end - index.at);
  const moov: Box = { type: 'moov', at: 0, contentAt: index.contentAt - index.at, end: bytes.length };
  const boxes = innerBoxes(bytes, moov.contentAt, moov.end);
  if (!boxes) return unplayable('damaged');
  const within = boxesWithin(bytes, moov);
  const written = boxes.filter(({ type }) => type === 'trak');
  if (!within || written.length > mostTracks) return unplayable('damaged');
  const tracks = written.map((track) => ({ track, ...readTrack(bytes, track) }));
  const shown = tracks.filter(({ handler }) => handler === 'vide' || handler === 'soun');
  const unknown = shown.flatMap(({ codecs }) => codecs).filter((codec) => !playable.has(codec));
  if (unknown.length > 0) return unplayable('unknown_codec', unknown);
  if (!tracks.some(({ handler }) => handler === 'vide')) return unplayable('damaged');

  const hidden = tracks.filter((track) => !shown.includes(track));
  if (hidden.length > mostHidden) return unplayable('damaged');
  const samples = hidden.map(({ track }) => samplesOf(bytes, track));
  // One in pieces keeps its samples elsewhere, where they are not looked for.
  const inPieces = top.some(({ type }) => type === 'moof');
  if (hidden.length > 0 && (inPieces || samples.includes(undefined)))
    return unplayable('hidden_track', [...new Set(hidden.map(({ handler }) => handler))]);
  const ranges = samples.flatMap((one) => one ?? []);
  // Nobody keeps the same bytes for two samples: whoever claims so has each of them written over and over.
  const claimed = ranges.reduce((sum, { length }) => sum + length, 0);
  if (claimed > file.size || ranges.some(({ at, length }) => at + length > file.size)) return unplayable('damaged');

  const notes = [
    ...[...within.filter(isMetadata), ...hidden.map(({ track }) => track)].map((box) => moved(box, index.at)),
    ...top.filter(isMetadata),
  ];
  if (notes.some(({ at, end }) => end - at > largestIndex)) return unplayable('damaged');
  const times = within.flatMap((box) => timesIn(bytes, box)).map(({ at, length }) => ({ at: at + index.at, length }));
  return {
    kind: 'playable',
    overwrites: [
      ...notes.flatMap(blank),
      ...(await notYetBlank(file, times)),
      ...ranges.flatMap(({ at, length }) => pieces(at, length)),
    ],
  };
}

/** By the names that they have in the index; AV1, H.264, VP9, AAC, MP3, Opus. */
const playable = new Set(['avc1', 'avc3', 'av01', 'vp09', 'vp08', 'mp4a', 'Opus', 'fLaC', '.mp3']);

function unplayable(
  reason: Extract<VideoReport, { kind: 'unplayable' }>['reason'],
  details: string[] = [],
): VideoReport {
  return { kind: 'unplayable', reason, details };
}

/** Undefined where their lengths do not add up to the file's. */
async function topBoxes(file: FileReader): Promise<Box[] | undefined> {
  const boxes: Box[] = [];
  let at = 0;
  while (at < file.size) {
    const head = await file.read(at, 16);
    const box = readHead(head, 0, file.size - at);
    if (!box || boxes.length > mostBoxes) return undefined;
    boxes.push(moved(box, at));
    at += box.end;
  }
  return boxes;
}

function readTrack(bytes: Buffer, track: Box): { handler: string; codecs: string[] } {
  const media = findBox(bytes, track, ['mdia']);
  const handlerBox = media && findBox(bytes, media, ['hdlr']);
  const handler = handlerBox ? bytes.toString('latin1', handlerBox.contentAt + 8, handlerBox.contentAt + 12) : '';
  const samples = media && findBox(bytes, media, ['minf', 'stbl', 'stsd']);
  // A version and the number of entries stand before them.
  const entries = samples ? (innerBoxes(bytes, samples.contentAt + 8, samples.end) ?? []) : [];
  return { handler, codecs: entries.map(({ type }) => type) };
}

/** Tags, places, names of devices. */
function isMetadata({ type }: Box): boolean {
  return type === 'udta' || type === 'meta' || type === 'uuid';
}

/** When the whole and each track were made and last changed; in four bytes each, or in eight. */
function timesIn(bytes: Buffer, { type, contentAt, end }: Box): Range[] {
  if (!['mvhd', 'tkhd', 'mdhd'].includes(type) || end < contentAt + 12) return [];
  const length = bytes[contentAt] === 1 ? 16 : 8;
  return end >= contentAt + 4 + length ? [{ at: contentAt + 4, length }] : [];
}

async function notYetBlank(file: FileReader, ranges: Range[]): Promise<Overwrite[]> {
  const overwrites: Overwrite[] = [];
  for (const { at, length } of ranges) {
    const there = await file.read(at, length);
    if (there.some((byte) => byte !== 0)) overwrites.push({ at, bytes: Buffer.alloc(length) });
  }
  return overwrites;
}

/** An empty box of the same length: players skip what is called `free`. */
function blank({ at, contentAt, end }: Box): Overwrite[] {
  return [
    { at: at + 4, bytes: Buffer.from('free') },
    { at: contentAt, bytes: Buffer.alloc(end - contentAt) },
  ];
}

const piece = Buffer.alloc(1024 * 1024);

/** Zeros of any length, without holding so many. */
function pieces(at: number, length: number): Overwrite[] {
  return Array.from({ length: Math.ceil(length / piece.length) }, (_, index) => {
    const from = index * piece.length;
    return { at: at + from, bytes: piece.subarray(0, Math.min(piece.length, length - from)) };
  });
}
