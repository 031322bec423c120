// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const unstorable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Pieces of text as they can be kept: no half characters (they may be cut anywhere), no control characters. */
export function createPieceCleaner() {
  let half = '';
  return {
    push(piece: string): string {
      const text = half + piece;
      half = /[\ud800-\udbff]$/.exec(text)?.[0] ?? '';
      return text
        .slice(0, text.length - half.length)
        .toWellFormed()
        .replace(unstorable, '')
        .replaceAll('\r\n', '\n');
    },
  };
}
