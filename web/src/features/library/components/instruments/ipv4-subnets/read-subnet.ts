import { maskOf } from './address.ts';

export type SubnetReading =
  | { kind: 'subnet'; address: number; prefix: number }
  | { kind: 'empty' }
  | { kind: 'no-prefix' }
  /** There are not four parts, or one of them is no number. */
  | { kind: 'address' }
  | { kind: 'octet'; part: string }
  /** Some programs take numbers with a zero in front for octal ones, so nobody knows what is meant. */
  | { kind: 'leading-zero'; part: string }
  | { kind: 'prefix'; part: string }
  | { kind: 'mask'; part: string };

/** `192.168.10.77/26`, `10.0.0.1 255.255.252.0`, `10.0.0.1/255.255.252.0`. */
export function readSubnet(typed: string): SubnetReading {
  const text = typed.trim();
  if (text === '') return { kind: 'empty' };
  const [, written = '', rest = ''] = /^([^\s/]+)(.*)$/s.exec(text) ?? [];
  const address = readAddress(written);
  if (typeof address !== 'number') return address;
  const length = rest.replace(/^\s*[/\s]\s*/, '').trim();
  if (length === '') return { kind: 'no-prefix' };
  const part = length.slice(0, 20);
  if (!length.includes('.')) {
    const prefix = /^\d{1,2}$/.test(length) ? Number(length) : Number.NaN;
    return prefix <= 32 ? { kind: 'subnet', address, prefix } : { kind: 'prefix', part };
  }
  const mask = readAddress(length);
  const prefix = typeof mask === 'number' ? prefixOf(mask) : null;
  return prefix === null ? { kind: 'mask', part } : { kind: 'subnet', address, prefix };
}

function readAddress(text: string): number | SubnetReading {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^\d{1,10}$/.test(part))) return { kind: 'address' };
  const large = parts.find((part) => Number(part) > 255);
  if (large !== undefined) return { kind: 'octet', part: large };
  const padded = parts.find((part) => part.length > 1 && part.startsWith('0'));
  if (padded !== undefined) return { kind: 'leading-zero', part: padded };
  return parts.reduce((address, part) => address * 256 + Number(part), 0);
}

/** Null where ones follow a zero. */
function prefixOf(mask: number): number | null {
  const prefix = Math.clz32(~mask >>> 0);
  return maskOf(prefix) === mask ? prefix : null;
}
