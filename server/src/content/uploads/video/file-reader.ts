import type { FileHandle } from 'node:fs/promises';

/** Parts of a file that is too large to be read whole. */
export type FileReader = { size: number; read: (at: number, length: number) => Promise<Buffer> };

export function fileReader(file: FileHandle, size: number): FileReader {
  return {
    size,
    async read(at, length) {
      const buffer = Buffer.alloc(Math.max(0, Math.min(length, size - at)));
      const { bytesRead } = await file.read(buffer, 0, buffer.length, at);
      return buffer.subarray(0, bytesRead);
    },
  };
}

/** Bytes that take the place of others without moving any: what is behind them is found by its place. */
export type Overwrite = { at: number; bytes: Buffer };

/** What is to be done to a video before it is shown, or why it is not taken. */
export type VideoReport =
  | { kind: 'playable'; overwrites: Overwrite[] }
  | { kind: 'unplayable'; reason: 'damaged' | 'unknown_codec' | 'hidden_track'; details: string[] };
