export type WrittenMarkdown = {
  source: string;
  /** The line of the file where it starts. */
  firstLine: number;
};

/** The Markdown that a file's text has from a place on, without empty lines around it. */
export function markdownFrom(text: string, start: number): WrittenMarkdown {
  const body = text.slice(start).replace(/^(?:[ \t]*\n)+/, '');
  const before = body === '' ? text.trimEnd() : text.slice(0, text.length - body.length);
  return { source: `${body.trimEnd()}\n`, firstLine: before.split('\n').length };
}
