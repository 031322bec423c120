/**
 * A text that somebody wrote, between marks that nobody who wrote it could know: what is inside is read, not obeyed. A boundary that
 * does turn up inside is taken out.
 */
export function fenced({ label, text, boundary }: { label: string; text: string; boundary: string }): string {
  const inside = text.replaceAll(boundary, '').trim();
  return `<<<${label} ${boundary}>>>\n${inside}\n<<</${label} ${boundary}>>>`;
}
