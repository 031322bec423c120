import { freeId } from '@navor/contract/content-ids';
import type { QuestionSource } from '@navor/questions';

type Drawings = ReadonlyMap<string, Uint8Array>;
type Taken = {
  /** With its drawings under the names that they have in the other quiz. */
  source: QuestionSource;
  /** All drawings that the other quiz has then. */
  files: Drawings;
  /** Those of them that it did not have. */
  added: Drawings;
};

/** A question for another quiz, with the drawings that it shows: under another name where the other quiz has one like it. */
export function takeDrawings(source: QuestionSource, { from, to }: { from: Drawings; to: Drawings }): Taken {
  const written = JSON.stringify(source);
  const names = new Map<string, string>();
  const added = new Map<string, Uint8Array>();
  for (const [path, content] of from) {
    if (!written.includes(path)) continue;
    const name = nameFor(path, content, to);
    if (name !== path) names.set(path, name);
    if (!to.has(name)) added.set(name, content);
  }
  return { source: renamed(source, names), files: new Map([...to, ...added]), added };
}

/** Its own name if that is free or is the same drawing's. */
function nameFor(path: string, content: Uint8Array, to: Drawings): string {
  const isTaken = (name: string) => {
    const known = to.get(`${name}.svg`);
    return known !== undefined && !Buffer.from(known).equals(content);
  };
  return `${freeId(path.replace(/\.svg$/, ''), isTaken)}.svg`;
}

function renamed(source: QuestionSource, names: ReadonlyMap<string, string>): QuestionSource {
  if (names.size === 0) return source;
  const rename = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(/figures\/[a-z0-9-]+\.svg/g, (path) => names.get(path) ?? path);
    if (Array.isArray(value)) return value.map(rename);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, rename(each)]));
  };
  return rename(source) as QuestionSource;
}
