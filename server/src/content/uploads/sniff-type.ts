import { type UploadKind, uploadLimits } from '@navor/contract';

export type PictureFormat = 'png' | 'jpg' | 'webp' | 'avif' | 'gif';
export type SniffedType =
  | { is: Extract<UploadKind, 'picture'>; format: PictureFormat }
  | { is: Extract<UploadKind, 'video'>; format: 'mp4' | 'webm' }
  | { is: Extract<UploadKind, 'drawing' | 'captions' | 'table'> };

/**
 * What a file is by its first bytes. Its name is asked only where bytes can't tell: a table is text like any other. Nothing
 * that could carry a script or a program is among these but drawings, which are taken apart.
 */
export function sniffType(head: Buffer, name: string): SniffedType | undefined {
  const starts = (text: string, at = 0) => head.toString('latin1', at, at + text.length) === text;
  if (starts('\x89PNG\r\n\x1a\n')) return { is: 'picture', format: 'png' };
  if (starts('\xff\xd8\xff')) return { is: 'picture', format: 'jpg' };
  if (starts('RIFF') && starts('WEBP', 8)) return { is: 'picture', format: 'webp' };
  if (starts('GIF87a') || starts('GIF89a')) return { is: 'picture', format: 'gif' };
  if (starts('ftyp', 4)) return boxedType(head.toString('latin1', 8, 12));
  if (starts('\x1a\x45\xdf\xa3')) return { is: 'video', format: 'webm' };
  return textType(head, name);
}

/** How large a file may be that begins like this; what is of no known type is not worth taking in. */
export function limitFor(head: Buffer, name: string): number {
  const type = sniffType(head, name);
  return type ? uploadLimits[type.is] : head.length;
}

/** Brands of ISO media files: QuickTime's own is left out, since few browsers play it. */
function boxedType(brand: string): SniffedType | undefined {
  if (brand === 'avif') return { is: 'picture', format: 'avif' };
  const isVideo = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|dash|3gp[4-7])$/.test(brand);
  return isVideo ? { is: 'video', format: 'mp4' } : undefined;
}

function textType(head: Buffer, name: string): SniffedType | undefined {
  // Two of the marks that tell the order of bytes; text in such an encoding is read by whoever reads captions.
  const isWide = head[0] === 0xff ? head[1] === 0xfe : head[0] === 0xfe && head[1] === 0xff;
  const text = isWide
    ? new TextDecoder(head[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(head)
    : head.toString('latin1').replace(/^\xef\xbb\xbf/, '');
  if (hasControlCharacters(text)) return undefined;
  if (/^WEBVTT(?:[ \t\r\n]|$)/.test(text) || subRipStart.test(text)) return { is: 'captions' };
  if (isDrawingStart(text)) return { is: 'drawing' };
  return !isWide && /\.csv$/i.test(name) && !/^\s*</.test(text) ? { is: 'table' } : undefined;
}

/** A number, and when to show the first lines. */
const subRipStart = /^\s{0,8}\d{1,6}[ \t]*\r?\n[ \t]*\d{1,3}:\d{2}:\d{2}[,.]\d{1,3}[ \t]*-->/;

function isDrawingStart(text: string): boolean {
  let rest = text.trimStart();
  for (;;) {
    const before = rest;
    rest = rest.replace(/^(?:<\?xml[^>]{0,500}\?>|<!DOCTYPE svg[^>[]{0,500}>)\s*/, '');
    const end = rest.startsWith('<!--') ? rest.indexOf('-->') : -1;
    if (end > 0) rest = rest.slice(end + 3).trimStart();
    if (rest === before) return /^<svg[\s>]/.test(rest);
  }
}

function hasControlCharacters(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  return /[\x00-\x08\x0b\x0c\x0e-\x1f]/.test(text);
}
