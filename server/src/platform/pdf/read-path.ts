/** How many numbers each command of a path takes. */
const counts: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

const command = /[\s,]*([mlhvcsqtaz])/iy;
const number = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy;
const flag = /[\s,]*([01])/y;

/** The `d` of a path up to the first fault in it, which is as far as browsers draw it; undefined if that is nothing. */
export function readPath(written: string): string | undefined {
  const parts: string[] = [];
  let at = 0;
  const next = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const [whole = '', found] = pattern.exec(written) ?? [];
    at += whole.length;
    return found;
  };
  let name = next(command);
  if (name?.toLowerCase() !== 'm') return undefined;
  while (name) {
    const kind = name.toLowerCase();
    const values = Array.from({ length: counts[kind] ?? 0 }, (_, index) =>
      Number(next(kind === 'a' && (index === 3 || index === 4) ? flag : number) ?? Number.NaN),
    );
    if (!values.every(Number.isFinite)) break;
    parts.push(`${name}${values.join(' ')}`);
    name = next(command) ?? repeated(name);
  }
  return parts.length > 0 ? parts.join('') : undefined;
}

/** What further numbers belong to: after the first point of a path they are lines, after its end nothing. */
function repeated(name: string): string | undefined {
  const following: Record<string, string | undefined> = { m: 'l', M: 'L', z: undefined, Z: undefined };
  return name in following ? following[name] : name;
}
