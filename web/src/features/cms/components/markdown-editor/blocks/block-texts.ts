import { cursorMark } from '../commands/insert.ts';

export const callOutKinds = ['note', 'tip', 'warning', 'key', 'example', 'exercise', 'solution'] as const;
export type CallOutKind = (typeof callOutKinds)[number];

/** As many colons as no call-out inside has. */
export function callOutText({ kind, title, inside }: { kind: CallOutKind; title: string; inside: string }): string {
  const longest = Math.max(2, ...[...inside.matchAll(/^:{3,}/gm)].map(([colons]) => colons.length));
  const fence = ':'.repeat(longest + 1);
  const label = title.trim() ? `[${title.trim().replaceAll(/[[\]\\]/g, '\\$&')}]` : '';
  return `${fence}${kind}${label}\n${inside || cursorMark}\n${fence}`;
}

/** An exercise and its solution, which readers unfold. */
export function exerciseText(title: string): string {
  return `:::exercise[${title} ${cursorMark}]\n\n:::\n\n:::solution\n\n:::`;
}

export function figureText({ path, alt, caption }: { path: string; alt: string; caption: string }): string {
  const title = caption.trim() ? ` "${caption.trim().replaceAll(/["\\](?!\w)/g, '\\$&')}"` : '';
  return `![${alt.trim().replaceAll(/[[\]]/g, '\\$&')}](${path}${title})`;
}

type Video = { src: string; poster: string; captions: string; description: string };

export function videoText({ description, ...files }: Video): string {
  const attributes = (['src', 'poster', 'captions'] as const).flatMap((name) => {
    return files[name].trim() ? [`${name}="${files[name].trim().replaceAll('"', '&quot;')}"`] : [];
  });
  return `::video[${description.trim().replaceAll(/[[\]]/g, '\\$&')}]{${attributes.join(' ')}}`;
}

export function codeText(language: string, inside = ''): string {
  const longest = Math.max(2, ...[...inside.matchAll(/^`{3,}/gm)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${inside || cursorMark}\n${fence}`;
}

export function formulaBlockText(label: string): string {
  return `$$${label.trim() ? ` #${label.trim()}` : ''}\n${cursorMark}\n$$`;
}

/** The first cell of the head gets the cursor; names of columns are what is written first. */
export function tableText(columns: number, rows: number): string {
  const row = (cell: (column: number) => string) => {
    return `| ${Array.from({ length: columns }, (_, column) => cell(column)).join(' | ')} |`;
  };
  const head = row((column) => (column === 0 ? cursorMark : ' '));
  return [head, row(() => '---'), ...Array.from({ length: rows }, () => row(() => ' '))].join('\n');
}
