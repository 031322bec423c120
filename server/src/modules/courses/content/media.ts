import { createHash } from 'node:crypto';
import type { MediaKind } from '../../../content/markdown/render-markdown.ts';
import { publicAddressOf } from '../../../platform/files/storage.ts';

/** What is kept in storage and served from there, by what it can be shown as; drawings become part of the page instead. */
export const mediaFormats: Record<MediaKind, readonly string[]> = {
  picture: ['webp', 'png', 'jpg'],
  video: ['webm', 'mp4'],
  captions: ['vtt'],
};

/** What the name of a file says it is, if lessons can show such a file at all. */
export function kindOf(path: string): MediaKind | 'drawing' | undefined {
  if (/^figures\/[a-z0-9-]+\.svg$/.test(path)) return 'drawing';
  const format = /^media\/[a-z0-9-]+(?:\.[a-z]{2})?\.([a-z0-9]+)$/.exec(path)?.[1] ?? '';
  return kinds.find((kind) => mediaFormats[kind].includes(format));
}

const kinds = ['picture', 'video', 'captions'] as const;

/** Where a file is kept: named by its bytes, so that its address tells nothing and never shows another file. */
export function mediaOf(path: string, bytes: Buffer): { key: string; address: string } | undefined {
  const kind = kindOf(path);
  if (!kind || kind === 'drawing') return undefined;
  const format = path.slice(path.lastIndexOf('.') + 1);
  const key = mediaKeyOf(createHash('sha256').update(bytes).digest('hex'), format);
  return { key, address: publicAddressOf(key) };
}

export const mediaFolder = 'public/courses';

export function mediaKeyOf(sha256: string, format: string): string {
  return `${mediaFolder}/${sha256.slice(0, 40)}.${format}`;
}
