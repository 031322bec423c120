import { crc32, deflateRawSync } from 'node:zlib';

/** An entry as an attacker would write it: whatever is said of it may be untrue. */
export type CraftedEntry = {
  name: string;
  data?: Buffer;
  method?: number;
  flags?: number;
  /** As Unix has it. */
  mode?: number;
  claimedSize?: number;
  claimedChecksum?: number;
  /** Leads to the bytes of the entry before it instead of to its own. */
  sharesBytes?: boolean;
  /** Put into the extra field of 64-bit archives, with the sizes pointing there. */
  zip64Size?: bigint;
  extra?: Buffer;
};

/** An archive, byte by byte, and by no library that would refuse to. */
export function craftZip(entries: CraftedEntry[], claimedCount = entries.length): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  let before = 0;
  for (const entry of entries) {
    const data = entry.data ?? Buffer.from('x');
    const method = entry.method ?? 8;
    const packed = method === 8 ? deflateRawSync(data) : data;
    const name = Buffer.from(entry.name);
    const extra = entry.zip64Size === undefined ? (entry.extra ?? Buffer.alloc(0)) : zip64Field(entry.zip64Size);
    const size = entry.zip64Size === undefined ? (entry.claimedSize ?? data.length) : 0xffffffff;
    const checksum = entry.claimedChecksum ?? crc32(data);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(entry.flags ?? 0x800, 2);
    facts.writeUInt16LE(method, 4);
    facts.writeUInt32LE(checksum, 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(size, 18);
    facts.writeUInt16LE(name.length, 22);
    const at = entry.sharesBytes ? before : offset;
    if (!entry.sharesBytes) {
      const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, name, packed]);
      locals.push(local);
      before = offset;
      offset += local.length;
    }
    facts.writeUInt16LE(extra.length, 24);
    const end = Buffer.alloc(14);
    end.writeUInt32LE(((entry.mode ?? 0o100644) << 16) >>> 0, 6);
    end.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x03'), facts, end, name, extra]));
  }
  const listed = Buffer.concat(directory);
  const last = Buffer.alloc(18);
  last.writeUInt16LE(claimedCount, 4);
  last.writeUInt16LE(claimedCount, 6);
  last.writeUInt32LE(listed.length, 8);
  last.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, listed, Buffer.from('PK\x05\x06'), last]);
}

function zip64Field(size: bigint): Buffer {
  const field = Buffer.alloc(12);
  field.writeUInt16LE(1, 0);
  field.writeUInt16LE(8, 2);
  field.writeBigUInt64LE(size, 4);
  return field;
}
