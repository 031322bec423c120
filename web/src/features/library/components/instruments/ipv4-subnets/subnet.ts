import { maskOf } from './address.ts';

export type Subnet = {
  prefix: number;
  network: number;
  /** Null where the network has no room for one: two addresses of a link (RFC 3021), or one alone. */
  broadcast: number | null;
  firstHost: number;
  lastHost: number;
  hostCount: number;
  mask: number;
  wildcard: number;
};

export function subnetOf(address: number, prefix: number): Subnet {
  const mask = maskOf(prefix);
  const wildcard = ~mask >>> 0;
  const network = (address & mask) >>> 0;
  const last = network + wildcard;
  const isWhole = prefix >= 31;
  return {
    prefix,
    network,
    broadcast: isWhole ? null : last,
    firstHost: isWhole ? network : network + 1,
    lastHost: isWhole ? last : last - 1,
    hostCount: isWhole ? wildcard + 1 : wildcard - 1,
    mask,
    wildcard,
  };
}

type AddressRole = 'network' | 'broadcast' | 'host';

export function roleOf(address: number, { prefix, network, broadcast }: Subnet): AddressRole {
  if (prefix >= 31) return 'host';
  if (address === network) return 'network';
  return address === broadcast ? 'broadcast' : 'host';
}

export function subnetCount(prefix: number, longer: number): number {
  return 2 ** (longer - prefix);
}

/** The first ones of the parts that a network is split into by a longer prefix. */
export function splitSubnet({ network, prefix }: Subnet, longer: number, most: number): Subnet[] {
  const size = 2 ** (32 - longer);
  return Array.from({ length: Math.min(subnetCount(prefix, longer), most) }, (_, at) =>
    subnetOf(network + at * size, longer),
  );
}
