/** The characters of a file, whatever program wrote it: Unicode in its common forms, or else the old encoding of this part of the world. */
export function decodeText(bytes: Buffer): { text: string; isForeign: boolean } {
  const wide =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff && 'utf-16be';
  if (wide) return { text: new TextDecoder(wide).decode(bytes), isForeign: true };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isForeign: false };
  } catch {
    return { text: new TextDecoder('windows-1250').decode(bytes), isForeign: true };
  }
}
