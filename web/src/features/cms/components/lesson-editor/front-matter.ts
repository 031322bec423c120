export type FrontMatter = { title: string; summary: string; keywords: string[] };

export type LessonSource =
  /** What can be edited in fields, and the Markdown below it. */
  | {
      kind: 'fields';
      front: FrontMatter;
      /** As it is written, fences and the empty line after them included. */
      head: string;
      body: string;
    }
  /** Written in a way that only its source shows. */
  | { kind: 'source'; body: string };

const fences = /^---\r?\n([\s\S]*?)\r?\n---\r?\n(?:[ \t]*\r?\n)*/;

/** Takes a lesson's file apart; joined again it is the same, byte for byte. */
export function splitLesson(text: string): LessonSource {
  // Whoever began with the text has yet to write what stands above it.
  if (!/^\s*---\s*$/m.test(firstLineOf(text))) return { kind: 'fields', front: emptyFront, head: '', body: text };
  const match = fences.exec(text);
  const front = match && readFrontMatter(match[1] ?? '');
  if (!match || !front) return { kind: 'source', body: text };
  return { kind: 'fields', front, head: match[0], body: text.slice(match[0].length) };
}

/** What was not changed stays as it was written. */
export function joinLesson(source: LessonSource, changed: { front?: FrontMatter; body?: string }): string {
  const body = changed.body ?? source.body;
  if (source.kind === 'source') return body;
  const front = changed.front ?? source.front;
  if (isSame(front, source.front)) return source.head + body;
  const written = writeFrontMatter(front);
  // One end of line for the whole file: else all of it would be another text to those who compare it.
  return (source.head || body).includes('\r\n') ? written.replaceAll('\n', '\r\n') + body : written + body;
}

function firstLineOf(text: string): string {
  return /^[^\r\n]*/.exec(text)?.[0] ?? '';
}

const emptyFront: FrontMatter = { title: '', summary: '', keywords: [] };

function isSame(one: FrontMatter, other: FrontMatter): boolean {
  return (
    JSON.stringify([one.title, one.summary, one.keywords]) ===
    JSON.stringify([other.title, other.summary, other.keywords])
  );
}

/** The few forms of YAML that the server writes; null for any other. */
function readFrontMatter(yaml: string): FrontMatter | null {
  const front: FrontMatter = { ...emptyFront, keywords: [] };
  let isInKeywords = false;
  for (const line of yaml.split(/\r?\n/)) {
    const [, item] = /^ *- +(.*)$/.exec(line) ?? [];
    const [, key, rest = ''] = /^(title|summary|keywords):(?: +(.*))?$/.exec(line) ?? [];
    const value = readScalar(item ?? rest);
    if (item !== undefined && isInKeywords && value) front.keywords.push(value);
    else if (key === 'keywords' && (rest === '' || rest === '[]')) isInKeywords = true;
    else if ((key === 'title' || key === 'summary') && value !== null) {
      isInKeywords = false;
      front[key] = value;
    } else return null;
  }
  return front;
}

function readScalar(written: string): string | null {
  const text = written.trim();
  if (/^'(?:[^']|'')*'$/.test(text)) return text.slice(1, -1).replaceAll("''", "'");
  if (text.startsWith('"')) {
    try {
      const value: unknown = JSON.parse(text);
      return typeof value === 'string' ? value : null;
    } catch {
      return null;
    }
  }
  return text === '' || isPlain(text) ? text : null;
}

/** Whether YAML reads these words as what they are, without quotes. */
function isPlain(text: string): boolean {
  if (/^[\s\-?:,[\]{}#&*!|>'"%@`]/.test(text) && !/^[-?:][^\s]/.test(text)) return false;
  if (/: |:$| #|\s$|[\n\t]/.test(text)) return false;
  return !/^(?:true|false|null|yes|no|on|off|~|[-+.]?\d[\d_.,:eExX+-]*|\.(?:inf|nan))$/i.test(text);
}

function writeScalar(text: string): string {
  // A space between a number and its unit that keeps them on one line is no ordinary one.
  const words = text.replaceAll(/[ \t\r\n]+/g, ' ').replaceAll(/^ | $/g, '');
  return words !== '' && isPlain(words) ? words : JSON.stringify(words);
}

function writeFrontMatter({ title, summary, keywords }: FrontMatter): string {
  const lines = [`title: ${writeScalar(title)}`, `summary: ${writeScalar(summary)}`];
  if (keywords.length > 0) lines.push('keywords:', ...keywords.map((keyword) => `  - ${writeScalar(keyword)}`));
  return `---\n${lines.join('\n')}\n---\n\n`;
}

/** How many lines of the file stand above its Markdown. */
export function linesAbove(source: LessonSource): number {
  return source.kind === 'fields' ? source.head.split('\n').length - 1 : 0;
}
