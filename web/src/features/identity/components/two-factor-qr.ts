import { encode } from 'uqr';

/** A code to scan: a path in units of one module, on a square of `size` modules with the quiet zone scanners need. */
export type QrDrawing = { size: number; path: string };

export function drawQr(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  return { size, path: data.map(rowPath).join('') };
}

/** One rectangle for each run of dark modules, which keeps hairlines from showing between neighbours. */
function rowPath(row: boolean[], y: number): string {
  const runs: string[] = [];
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x += 1;
    const length = x - start + 1;
    runs.push(`M${start} ${y}h${length}v1h-${length}z`);
  }
  return runs.join('');
}
