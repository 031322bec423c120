import { strayCharacter } from '../../markdown/text/stray-character.ts';

/** Times in milliseconds. */
export type Cue = { start: number; end: number; settings: string; lines: string[] };
export type CaptionsFault = { line: number; message: string };
export type Captions = { kind: 'read'; cues: Cue[] } | { kind: 'faulty'; faults: CaptionsFault[] };

const mostCues = 5000;
const longestLine = 500;
const mostLines = 8;

/** Reads captions as WebVTT or SubRip write them; what only styles or comments them is left out. */
export function readCaptions(source: string): Captions {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const stray = strayCharacter(text);
  if (stray) return faulty(lineAt(text, stray.index), `the character ${stray.name} has no place in captions`);
  const cues: Cue[] = [];
  for (const block of blocksOf(text)) {
    if (isIdle(block.lines, block.line === 1)) continue;
    const cue = readCue(block);
    if ('message' in cue) return { kind: 'faulty', faults: [cue] };
    const before = cues.at(-1);
    if (before && cue.start < before.start) return faulty(block.line, 'the lines are not in the order of their times');
    cues.push(cue);
    if (cues.length > mostCues) return faulty(block.line, `there are more than ${mostCues} captions`);
  }
  return cues.length > 0 ? { kind: 'read', cues } : faulty(1, 'there are no captions in the file');
}

type Block = { line: number; lines: string[] };

/** What stands between empty lines. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') open = undefined;
    else if (open) open.lines.push(line);
    else {
      open = { line: index + 1, lines: [line] };
      blocks.push(open);
    }
  }
  return blocks;
}

function isIdle([first = '', ...rest]: string[], isFirst: boolean): boolean {
  if (isFirst && first.startsWith('WEBVTT')) return true;
  return /^(NOTE|STYLE|REGION)(\s|$)/.test(first) && !rest.some((line, index) => index === 0 && times.test(line));
}

const clock = String.raw`(?:(\d{1,3}):)?(\d{2}):(\d{2})[.,](\d{1,3})`;
const times = new RegExp(String.raw`^\s*${clock}\s+-->\s+${clock}(?:\s+(.*))?$`);

function readCue({ line, lines }: Block): Cue | CaptionsFault {
  // A number or a name may stand before the times.
  const at = times.test(lines[0] ?? '') ? 0 : 1;
  const found = times.exec(lines[at] ?? '');
  if (!found) return { line, message: 'here should be the times of a caption, such as 00:01.000 --> 00:03.500' };
  const [, ...parts] = found;
  const start = milliseconds(parts.slice(0, 4));
  const end = milliseconds(parts.slice(4, 8));
  if (end <= start) return { line: line + at, message: 'the caption ends before it begins' };
  const shown = lines.slice(at + 1).map(plainLine);
  if (shown.length === 0) return { line: line + at, message: 'the caption has no words' };
  if (shown.length > mostLines || shown.some(({ length }) => length > longestLine)) {
    return { line: line + at, message: `a caption has at most ${mostLines} lines of ${longestLine} characters` };
  }
  return { start, end, settings: knownSettings(parts[8] ?? ''), lines: shown };
}

function milliseconds([hours = '0', minutes = '0', seconds = '0', fraction = '0']: (string | undefined)[]): number {
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'));
}

/** Where a caption stands; SubRip's coordinates and whatever else there is mean nothing to browsers. */
function knownSettings(settings: string): string {
  return settings
    .split(/\s+/)
    .filter((setting) => /^(line|position|size|align|vertical):[\w.,%-]{1,30}$/.test(setting))
    .join(' ');
}

/** Emphasis and who speaks stay; other tags, such as SubRip's fonts, are for other players. */
function plainLine(line: string): string {
  return line
    .trim()
    .replace(/\{\\[^}]{0,100}\}/g, '')
    .replace(/<(?!\/?(?:b|i|u|v)(?:\s[^<>]{0,100})?>)[^<>]{0,200}>/gi, '')
    .replaceAll('-->', '→');
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

function faulty(line: number, message: string): Captions {
  return { kind: 'faulty', faults: [{ line, message }] };
}
