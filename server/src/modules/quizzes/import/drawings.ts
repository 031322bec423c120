import { idFrom } from '@navor/contract/content-ids';
import type { QuestionSource } from '@navor/questions';
import { prepareDrawing } from '../../../content/uploads/drawings/prepare-drawing.ts';
import type { Drawings } from '../authoring/prepare-edited.ts';
import type { BankFile } from './bank.ts';
import { Refusal, type RefusalReason } from './refusal.ts';

/** How texts of a bank name the files that are attached to them. */
const attached = /^@@PLUGINFILE@@\/([^/]+\.svg)$/i;

/** Where a drawing that a text of a bank shows will be in the quiz's folder; null for an image that is none. */
export function drawingPathOf(address: string): string | null {
  const name = attached.exec(address)?.[1];
  return name === undefined ? null : pathFor(decodeName(name));
}

export function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function pathFor(fileName: string): string {
  const name = fileName.replace(/\.svg$/i, '');
  return `figures/${/^[a-z0-9-]{1,100}$/.test(name) ? name : idFrom(name) || 'slika'}.svg`;
}

export type ShownDrawings = {
  /** By their path in the quiz's folder, as they may be shown. */
  drawings: Drawings;
  notes: RefusalReason[];
};

/** Every showing is taken apart by itself, and stands in the question by itself. */
const mostShown = 1024 * 1024;

/**
 * The drawings that a question shows, looked at as those are that authors upload: one that says in other words what drawings
 * here say is converted, and one that could run or load something is refused with its question.
 */
export function takeShownDrawings(source: QuestionSource, files: readonly BankFile[]): ShownDrawings {
  const byPath = Map.groupBy(
    files.filter(({ name }) => /\.svg$/i.test(name)),
    ({ name }) => pathFor(name),
  );
  const shown = Map.groupBy(shownPaths(source), (path) => path);
  const drawings = new Map<string, Uint8Array>();
  const converted: string[] = [];
  let room = mostShown;
  for (const [path, places] of shown) {
    const [file, ...others] = byPath.get(path) ?? [];
    // Texts may have files of their own by the same name.
    if (!file || others.some(({ base64 }) => base64 !== file.base64))
      throw new Refusal('image', { name: nameOf(path) });
    room -= file.base64.length * places.length;
    if (room < 0) throw new Refusal('tooLong');
    const prepared = prepareDrawing(textOf(file));
    if (prepared.kind === 'refused') {
      throw new Refusal('drawing', { name: file.name, problem: prepared.details.join('; ') });
    }
    if (prepared.kind === 'convertible') converted.push(file.name);
    drawings.set(path, Buffer.from(prepared.source));
  }
  return { drawings, notes: notesOn(files, { drawings, converted }) };
}

function shownPaths(source: QuestionSource): string[] {
  return [...JSON.stringify(source).matchAll(/\]\((figures\/[a-z0-9-]+\.svg)\b/g)].flatMap(([, path]) => path ?? []);
}

function textOf({ name, base64 }: BankFile): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(base64, 'base64'));
  } catch {
    throw new Refusal('drawing', { name, problem: 'UTF-8' });
  }
}

function notesOn(
  files: readonly BankFile[],
  { drawings, converted }: { drawings: Drawings; converted: string[] },
): RefusalReason[] {
  const dropped = files.filter(({ name }) => !drawings.has(pathFor(name)) || !/\.svg$/i.test(name));
  const names = [...new Set(dropped.map(({ name }) => name))];
  return [
    ...(names.length > 0 ? [{ key: 'notes.filesDropped', values: { files: names.join(', ') } }] : []),
    ...(converted.length > 0 ? [{ key: 'notes.drawingsConverted', values: { files: converted.join(', ') } }] : []),
  ];
}

function nameOf(path: string): string {
  return path.slice('figures/'.length);
}
