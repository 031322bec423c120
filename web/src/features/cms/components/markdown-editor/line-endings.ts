/**
 * The editor works with LF alone. A text whose lines all end by CRLF gets those back when it is taken out; in any other one a
 * CR is a character like the rest, so that every text comes out as it went in.
 */
export function endsLinesByCrlf(text: string): boolean {
  return text.includes('\r\n') && !/\r(?!\n)|(?<!\r)\n/.test(text);
}

export function toEditorText(text: string): string {
  return endsLinesByCrlf(text) ? text.replaceAll('\r\n', '\n') : text;
}
