import { describe, expect, it } from 'vitest';
import { makeSerial, readSerial } from './serial-number.ts';

describe('a serial number', () => {
  it('is never made twice, and read as it was made', () => {
    const made = Array.from({ length: 2000 }, makeSerial);
    expect(new Set(made).size).toBe(2000);
    for (const serial of made) {
      expect(serial).toMatch(/^NV(-[0-9A-HJKMNP-TV-Z]{4}){4}$/);
      expect(readSerial(serial)).toBe(serial);
    }
  });

  it.each([
    'nv-7k3f-9qxm-2d4t-80w1',
    'NV 7K3F 9QXM 2D4T 80W1',
    '  7K3F9QXM2D4T8OWI ',
    'NV–7K3F–9QXM–2D4T–8oWl',
    'nv7k3f9qxm2d4t8owi.',
    'ＮＶ-７Ｋ３Ｆ-9QXM-2D4T-80W1',
  ])('is found however it was typed: %s', (typed) => {
    expect(readSerial(typed)).toBe('NV-7K3F-9QXM-2D4T-80W1');
  });

  it('may begin with the letters that all of them begin with', () => {
    expect(readSerial('NVNV-0000-0000-0000')).toBe('NV-NVNV-0000-0000-0000');
    expect(readSerial('NV-NVNV-0000-0000-0000')).toBe('NV-NVNV-0000-0000-0000');
  });

  it.each(['', '-', 'NV', 'NV-7K3F-9QXM-2D4T', 'NV-7K3F-9QXM-2D4T-80W1-0', 'NV-7K3F-9QXM-2D4T-80WU', 'ČŠŽ0'.repeat(4)])(
    'is none that has another length or other symbols: %s',
    (typed) => expect(readSerial(typed)).toBeUndefined(),
  );
});
