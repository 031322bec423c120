import { describe, expect, it } from 'vitest';
import { addressText, binaryParts, octetsOf } from './address.ts';
import { addressUse } from './address-use.ts';
import { readSubnet } from './read-subnet.ts';
import { roleOf, splitSubnet, subnetCount, subnetOf } from './subnet.ts';

const address = (text: string) => {
  const reading = readSubnet(`${text}/32`);
  if (reading.kind !== 'subnet') throw new Error(text);
  return reading.address;
};
const subnet = (text: string, prefix: number) => subnetOf(address(text), prefix);

describe('worked values', () => {
  it.each([
    ['192.168.10.77', 26, '192.168.10.64', '192.168.10.127', '192.168.10.65', '192.168.10.126', 62, '255.255.255.192'],
    ['10.0.0.1', 22, '10.0.0.0', '10.0.3.255', '10.0.0.1', '10.0.3.254', 1022, '255.255.252.0'],
    ['172.16.5.4', 12, '172.16.0.0', '172.31.255.255', '172.16.0.1', '172.31.255.254', 1_048_574, '255.240.0.0'],
    ['203.0.113.9', 30, '203.0.113.8', '203.0.113.11', '203.0.113.9', '203.0.113.10', 2, '255.255.255.252'],
    ['8.8.8.8', 0, '0.0.0.0', '255.255.255.255', '0.0.0.1', '255.255.255.254', 4_294_967_294, '0.0.0.0'],
    ['200.1.2.3', 1, '128.0.0.0', '255.255.255.255', '128.0.0.1', '255.255.255.254', 2_147_483_646, '128.0.0.0'],
  ])('%s/%d', (text, prefix, network, broadcast, first, last, hostCount, mask) => {
    const found = subnet(text, prefix);
    expect([found.network, found.broadcast ?? 0, found.firstHost, found.lastHost, found.mask].map(addressText)).toEqual(
      [network, broadcast, first, last, mask],
    );
    expect(found.hostCount).toBe(hostCount);
  });

  it('gives both addresses of a link to hosts (RFC 3021)', () => {
    expect(subnet('10.0.0.5', 31)).toMatchObject({
      network: address('10.0.0.4'),
      broadcast: null,
      firstHost: address('10.0.0.4'),
      lastHost: address('10.0.0.5'),
      hostCount: 2,
    });
  });

  it('takes one address for a host alone', () => {
    const own = address('10.0.0.5');
    expect(subnetOf(own, 32)).toMatchObject({
      network: own,
      broadcast: null,
      firstHost: own,
      lastHost: own,
      hostCount: 1,
    });
  });

  it('has a wildcard that is the opposite of the mask', () => {
    expect(addressText(subnet('10.0.0.1', 22).wildcard)).toBe('0.0.3.255');
    expect(addressText(subnet('10.0.0.1', 0).wildcard)).toBe('255.255.255.255');
  });
});

it('keeps every address within its network, whatever the prefix', () => {
  for (const text of ['0.0.0.0', '10.11.12.13', '127.255.255.255', '128.0.0.0', '203.0.113.77', '255.255.255.255'])
    for (let prefix = 0; prefix <= 32; prefix++) {
      const own = address(text);
      const { network, wildcard, mask, firstHost, lastHost, hostCount } = subnetOf(own, prefix);
      expect(own >= network && own <= network + wildcard).toBe(true);
      expect(mask + wildcard).toBe(2 ** 32 - 1);
      expect(lastHost - firstHost + 1).toBe(hostCount);
      expect(octetsOf(mask).map((octet, at) => octet & (octetsOf(own)[at] ?? 0))).toEqual(octetsOf(network));
    }
});

it('tells what an address is in its network', () => {
  const own = subnet('192.168.10.77', 26);
  expect(['192.168.10.64', '192.168.10.77', '192.168.10.127'].map((text) => roleOf(address(text), own))).toEqual([
    'network',
    'host',
    'broadcast',
  ]);
  expect(roleOf(address('10.0.0.4'), subnet('10.0.0.4', 31))).toBe('host');
  expect(roleOf(address('10.0.0.4'), subnet('10.0.0.4', 32))).toBe('host');
});

describe('splitting', () => {
  it('follows one network after the other', () => {
    const parts = splitSubnet(subnet('192.168.10.0', 24), 26, 256);
    expect(parts.map(({ network, broadcast }) => [addressText(network), addressText(broadcast ?? 0)])).toEqual([
      ['192.168.10.0', '192.168.10.63'],
      ['192.168.10.64', '192.168.10.127'],
      ['192.168.10.128', '192.168.10.191'],
      ['192.168.10.192', '192.168.10.255'],
    ]);
  });

  it('makes no more than asked for, and counts them all', () => {
    const whole = subnet('0.0.0.0', 0);
    expect(splitSubnet(whole, 32, 256)).toHaveLength(256);
    expect(subnetCount(0, 32)).toBe(4_294_967_296);
    expect(splitSubnet(whole, 1, 256).map(({ network }) => addressText(network))).toEqual(['0.0.0.0', '128.0.0.0']);
  });
});

it.each([
  ['192.168.10.77', 26, '11000000.10101000.00001010.01', '001101'],
  ['10.0.0.1', 8, '00001010.', '00000000.00000000.00000001'],
  ['10.0.0.1', 0, '', '00001010.00000000.00000000.00000001'],
  ['10.0.0.1', 32, '00001010.00000000.00000000.00000001', ''],
])('cuts the bits of %s at /%d', (text, prefix, network, host) => {
  expect(binaryParts(address(text), prefix)).toEqual({ network, host });
});

it.each([
  ['0.0.0.0', 'this-network'],
  ['0.255.255.255', 'this-network'],
  ['10.0.0.0', 'private'],
  ['10.255.255.255', 'private'],
  ['11.0.0.0', 'public'],
  ['172.15.255.255', 'public'],
  ['172.16.0.0', 'private'],
  ['172.31.255.255', 'private'],
  ['172.32.0.0', 'public'],
  ['192.167.255.255', 'public'],
  ['192.168.0.0', 'private'],
  ['192.169.0.0', 'public'],
  ['100.63.255.255', 'public'],
  ['100.64.0.0', 'shared'],
  ['100.127.255.255', 'shared'],
  ['100.128.0.0', 'public'],
  ['127.0.0.1', 'loopback'],
  ['128.0.0.0', 'public'],
  ['169.254.1.1', 'link-local'],
  ['192.0.0.8', 'protocol'],
  ['192.0.1.0', 'public'],
  ['192.0.2.1', 'documentation'],
  ['198.51.100.1', 'documentation'],
  ['203.0.113.1', 'documentation'],
  ['198.17.255.255', 'public'],
  ['198.18.0.0', 'benchmark'],
  ['198.19.255.255', 'benchmark'],
  ['198.20.0.0', 'public'],
  ['8.8.8.8', 'public'],
  ['223.255.255.255', 'public'],
  ['224.0.0.1', 'multicast'],
  ['239.255.255.255', 'multicast'],
  ['240.0.0.1', 'reserved'],
  ['255.255.255.254', 'reserved'],
  ['255.255.255.255', 'limited-broadcast'],
])('knows what %s is for: %s', (text, use) => {
  expect(addressUse(address(text))).toBe(use);
});
