import { maskOf, octetsOf } from './address.ts';

/** What an address is for, by the registry of special-purpose addresses (RFC 6890) and RFC 5771. */
type AddressUse =
  | 'this-network'
  | 'private'
  | 'shared'
  | 'loopback'
  | 'link-local'
  | 'protocol'
  | 'documentation'
  | 'benchmark'
  | 'multicast'
  | 'limited-broadcast'
  | 'reserved'
  | 'public';

const blocks: [octets: number[], prefix: number, use: AddressUse][] = [
  [[255, 255, 255, 255], 32, 'limited-broadcast'],
  [[0], 8, 'this-network'],
  [[10], 8, 'private'],
  [[172, 16], 12, 'private'],
  [[192, 168], 16, 'private'],
  [[100, 64], 10, 'shared'],
  [[127], 8, 'loopback'],
  [[169, 254], 16, 'link-local'],
  [[192, 0, 0], 24, 'protocol'],
  [[192, 0, 2], 24, 'documentation'],
  [[198, 51, 100], 24, 'documentation'],
  [[203, 0, 113], 24, 'documentation'],
  [[198, 18], 15, 'benchmark'],
  [[224], 4, 'multicast'],
  [[240], 4, 'reserved'],
];

export function addressUse(address: number): AddressUse {
  const block = blocks.find(([start, prefix]) => {
    const mask = octetsOf(maskOf(prefix));
    return octetsOf(address).every((octet, at) => (octet & (mask[at] ?? 0)) === (start[at] ?? 0));
  });
  return block?.[2] ?? 'public';
}

const neverGiven: ReadonlySet<AddressUse> = new Set([
  'this-network',
  'loopback',
  'protocol',
  'multicast',
  'limited-broadcast',
  'reserved',
]);

/** Whether a device can have such an address at all, wherever in its network it lies. */
export function isForDevices(use: AddressUse): boolean {
  return !neverGiven.has(use);
}
