import { expect, it } from 'vitest';
import { limitFor, sniffType } from './sniff-type.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

it.each([
  ['a PNG that calls itself a table', '\x89PNG\r\n\x1a\n', 'x.csv', { is: 'picture', format: 'png' }],
  ['a JPEG without a name', '\xff\xd8\xff\xe0', '', { is: 'picture', format: 'jpg' }],
  ['a WebP', 'RIFF\0\0\0\0WEBPVP8 ', 'x.png', { is: 'picture', format: 'webp' }],
  ['an AVIF', '\0\0\0\x20ftypavif', 'x.jpg', { is: 'picture', format: 'avif' }],
  ['a GIF', 'GIF89a', 'x.mp4', { is: 'picture', format: 'gif' }],
  ['a video', '\0\0\0\x20ftypisom', 'x.png', { is: 'video', format: 'mp4' }],
  ['a WebM', '\x1a\x45\xdf\xa3', 'x.svg', { is: 'video', format: 'webm' }],
  ['captions', 'WEBVTT\n\n', 'x.png', { is: 'captions' }],
  ['captions of another format', '1\r\n00:00:01,000 --> 00:00:02,000\r\nJa', 'x.txt', { is: 'captions' }],
  ['a drawing', '<?xml version="1.0"?>\n<!-- <html> -->\n<svg viewBox="0 0 1 1">', 'x.png', { is: 'drawing' }],
  ['a drawing with a mark before it', '\xef\xbb\xbf<svg>', 'x', { is: 'drawing' }],
  ['a table', 'a,b\n1,2\n', 'snovi.CSV', { is: 'table' }],
])('sees %s', (_, head, name, type) => {
  expect(sniffType(bytes(head), name)).toEqual(type);
});

it.each([
  ['a page that calls itself a picture', '<html><script>alert(1)</script>', 'x.png'],
  ['a page that calls itself a drawing', '<!DOCTYPE html><svg>', 'x.svg'],
  ['a page that calls itself a table', '<script>alert(1)</script>', 'x.csv'],
  ['a drawing with entities of its own', '<!DOCTYPE svg [<!ENTITY a "b">]><svg>', 'x.svg'],
  ['a comment without an end', '<!-- <svg>', 'x.svg'],
  ['a program that calls itself a video', 'MZ\x90\0', 'x.mp4'],
  ['an archive that calls itself a table', 'PK\x03\x04', 'x.csv'],
  ['a QuickTime film', '\0\0\0\x14ftypqt  ', 'x.mov'],
  ['a document', '%PDF-1.7', 'x.pdf'],
  ['plain text', 'Ohmov zakon', 'x.txt'],
  ['nothing', '', 'x.png'],
])('takes %s for nothing it knows', (_, head, name) => {
  expect(sniffType(bytes(head), name)).toBeUndefined();
});

it('lets no more come of what it does not know', () => {
  const head = Buffer.alloc(4096, 'MZ');
  expect(limitFor(head, 'x.mp4')).toBe(4096);
});
