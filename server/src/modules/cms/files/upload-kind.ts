import { courseDrawingFile, type UploadKind } from '@navor/contract';
import type { UploadPlaces } from '../../../content/documents.ts';

/** What a file is that texts of a document show, by its place; undefined for the texts themselves. */
export function uploadKindAt(places: UploadPlaces | undefined, path: string): UploadKind | undefined {
  if (path === courseDrawingFile) return 'drawing';
  const [, folder, format = ''] = /^([^/]+)\/[^/]+\.([a-z0-9]+)$/.exec(path) ?? [];
  const kind = kinds.get(format);
  return kind && places?.folders[kind]?.name === folder ? kind : undefined;
}

const kinds = new Map<string, UploadKind>([
  ...[['svg', 'drawing'] as const, ['csv', 'table'] as const, ['vtt', 'captions'] as const],
  ...(['webp', 'png', 'jpg'] as const).map((format) => [format, 'picture'] as const),
  ...(['mp4', 'webm'] as const).map((format) => [format, 'video'] as const),
]);
