import { expect, it } from 'vitest';
import { addressText, maskOf } from './address.ts';
import { readSubnet } from './read-subnet.ts';

it.each([
  ['192.168.10.77/26', '192.168.10.77', 26],
  ['  192.168.10.77 / 26 ', '192.168.10.77', 26],
  ['192.168.10.77 /26', '192.168.10.77', 26],
  ['192.168.10.77 26', '192.168.10.77', 26],
  ['10.0.0.1 255.255.252.0', '10.0.0.1', 22],
  ['10.0.0.1/255.255.252.0', '10.0.0.1', 22],
  ['10.0.0.1\t255.255.255.255', '10.0.0.1', 32],
  ['10.0.0.1 0.0.0.0', '10.0.0.1', 0],
  ['0.0.0.0/0', '0.0.0.0', 0],
  ['255.255.255.255/32', '255.255.255.255', 32],
  ['1.2.3.4/08', '1.2.3.4', 8],
])('reads %s', (text, address, prefix) => {
  const reading = readSubnet(text);
  expect(reading.kind === 'subnet' && [addressText(reading.address), reading.prefix]).toEqual([address, prefix]);
});

it('reads every prefix and every mask', () => {
  for (let prefix = 0; prefix <= 32; prefix++) {
    const subnet = { kind: 'subnet', address: 0x0a000001, prefix };
    expect(readSubnet(`10.0.0.1/${prefix}`)).toEqual(subnet);
    expect(readSubnet(`10.0.0.1 ${addressText(maskOf(prefix))}`)).toEqual(subnet);
  }
});

it.each([
  ['', { kind: 'empty' }],
  ['   ', { kind: 'empty' }],
  ['10.0.0.1', { kind: 'no-prefix' }],
  ['10.0.0.1/', { kind: 'no-prefix' }],
  ['10.0.0', { kind: 'address' }],
  ['10.0.0/8', { kind: 'address' }],
  ['10.0.0.1.2/8', { kind: 'address' }],
  ['10.0..1/8', { kind: 'address' }],
  ['/24', { kind: 'address' }],
  ['fe80::1/64', { kind: 'address' }],
  ['10.-1.0.1/8', { kind: 'address' }],
  ['10.1e1.0.1/8', { kind: 'address' }],
  ['<b>10</b>.0.0.1/8', { kind: 'address' }],
  ['10.0.0.256/8', { kind: 'octet', part: '256' }],
  ['10.0.0.999999999999/8', { kind: 'address' }],
  ['10.0.0.010/8', { kind: 'leading-zero', part: '010' }],
  ['10.0.0.1/33', { kind: 'prefix', part: '33' }],
  ['10.0.0.1/-1', { kind: 'prefix', part: '-1' }],
  ['10.0.0.1/abc', { kind: 'prefix', part: 'abc' }],
  ['10.0.0.1//8', { kind: 'prefix', part: '/8' }],
  ['10.0.0.1 255.0.255.0', { kind: 'mask', part: '255.0.255.0' }],
  ['10.0.0.1 0.0.0.255', { kind: 'mask', part: '0.0.0.255' }],
  ['10.0.0.1 255.255.255', { kind: 'mask', part: '255.255.255' }],
  ['10.0.0.1 255.255.255.256', { kind: 'mask', part: '255.255.255.256' }],
])('tells what is wrong with "%s"', (text, reading) => {
  expect(readSubnet(text)).toEqual(reading);
});

it('answers long texts at once', () => {
  expect(readSubnet('1.'.repeat(100_000)).kind).toBe('address');
  expect(readSubnet(`10.0.0.1${' '.repeat(100_000)}x`).kind).toBe('prefix');
});
