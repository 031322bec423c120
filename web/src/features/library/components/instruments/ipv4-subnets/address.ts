/** An IPv4 address is a whole number from 0 to 2³² − 1. */
export function addressText(address: number): string {
  return octetsOf(address).join('.');
}

export function octetsOf(address: number): number[] {
  return [24, 16, 8, 0].map((shift) => (address >>> shift) & 255);
}

/** All ones up to the prefix's length. */
export function maskOf(prefix: number): number {
  // Shifts of 32 bits are shifts of none.
  return prefix === 0 ? 0 : (~0 << (32 - prefix)) >>> 0;
}

/** `11000000.10101000…` cut where the part of the network ends. */
export function binaryParts(address: number, prefix: number): { network: string; host: string } {
  const bits = octetsOf(address)
    .map((octet) => octet.toString(2).padStart(8, '0'))
    .join('.');
  // The point before the boundary belongs to the network.
  const cut = prefix + Math.floor(prefix / 8);
  return { network: bits.slice(0, cut), host: bits.slice(cut) };
}
