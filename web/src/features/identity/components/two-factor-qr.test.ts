import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { drawQr } from './two-factor-qr.ts';

const uri = 'otpauth://totp/Navor:maja%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Navor';

it('draws every dark module and no light one', () => {
  const { size, path } = drawQr(uri);
  const drawn = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < Number(length); step += 1) {
      const row = drawn[Number(y)];
      if (row) row[Number(x) + step] = true;
    }
  }
  expect(drawn).toEqual(encode(uri, { ecc: 'M', border: 4 }).data);
});

it('leaves a quiet zone of four modules', () => {
  const { size, path } = drawQr(uri);
  const starts = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)];
  expect(Math.min(...starts.map(([, x]) => Number(x)))).toBe(4);
  expect(Math.min(...starts.map(([, , y]) => Number(y)))).toBe(4);
  expect(Math.max(...starts.map(([, x, , length]) => Number(x) + Number(length)))).toBe(size - 4);
});
