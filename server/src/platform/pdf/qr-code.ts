import { encode } from 'uqr';
import { type Drawing, solidShape } from './read-drawing.ts';

/** As a drawing of one unit a module, with the quiet margin of four that readers need. Survives a stain: level Q. */
export function qrCode(text: string): Drawing {
  const { data, size } = encode(text, { ecc: 'Q', border: 4 });
  const outline = data.map((row, y) =>
    runsOf(row)
      .map(([x, length]) => `M${x} ${y}h${length}v1h${-length}Z`)
      .join(''),
  );
  return { width: size, height: size, shapes: [{ ...solidShape, outline: outline.join('') }] };
}

/** Modules side by side are drawn as one: else there are hairlines between them. */
function runsOf(row: boolean[]): [x: number, length: number][] {
  const runs: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}
