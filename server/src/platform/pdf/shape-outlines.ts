/** The `d` of the path that a plain shape of SVG is; undefined for what is no shape. */
export function outlineOf(name: string, given: Record<string, string>): string | undefined {
  const at = (attribute: string) => numbersOf(given[attribute])[0] ?? 0;
  switch (name) {
    case 'path':
      return given.d;
    case 'rect':
      return rectangleOutline({ x: at('x'), y: at('y'), width: at('width'), height: at('height') }, at('rx'));
    case 'circle':
      return ellipseOutline(at('cx'), at('cy'), at('r'), at('r'));
    case 'ellipse':
      return ellipseOutline(at('cx'), at('cy'), at('rx'), at('ry'));
    case 'line':
      return `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`;
    case 'polyline':
      return linesThrough(given.points);
    case 'polygon':
      return `${linesThrough(given.points)}Z`;
    default:
      return undefined;
  }
}

type Rectangle = { x: number; y: number; width: number; height: number };

export function rectangleOutline({ x, y, width, height }: Rectangle, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2);
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}Z`;
  const turn = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${across}${turn(r, r)}v${down}${turn(-r, r)}h${-across}${turn(-r, -r)}v${-down}${turn(r, -r)}Z`;
}

function ellipseOutline(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;
}

function linesThrough(points: string | undefined): string {
  const numbers = numbersOf(points);
  const corners = Array.from(
    { length: Math.floor(numbers.length / 2) },
    (_, index) => `${numbers[2 * index]} ${numbers[2 * index + 1]}`,
  );
  return `M${corners.join('L')}`;
}

export function numbersOf(written: string | undefined): number[] {
  const numbers = written?.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? [];
  return numbers.map(Number).filter(Number.isFinite);
}
