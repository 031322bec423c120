/**
 * Turns texts into UTF-8. Those of a lesson are the same from page to page, as long as the server keeps the lesson, so the
 * long ones among those used last are kept as bytes too. A string knows its hash: finding it again costs next to nothing.
 */
export function encoder({ shortest, most }: { shortest: number; most: number }): (text: string) => Uint8Array {
  const kept = new Map<string, Uint8Array>();

  return (text) => {
    if (text.length < shortest) return Buffer.from(text);
    const bytes = kept.get(text) ?? Buffer.from(text);
    // The one used last goes to the end, so that the first is the one to go.
    kept.delete(text);
    kept.set(text, bytes);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return bytes;
  };
}
