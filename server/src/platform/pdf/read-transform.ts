import { numbersOf } from './shape-outlines.ts';

/** As in SVG: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const unchanged: Matrix = [1, 0, 0, 1, 0, 0];

/** The transforms of an SVG's `transform`, after what surrounds it. */
export function readTransform(written: string | undefined, surrounding: Matrix): Matrix {
  const steps = Array.from(written?.matchAll(/(\w+)\s*\(([^)]*)\)/g) ?? [], ([, name = '', values]) =>
    stepOf(name, numbersOf(values)),
  );
  return steps.reduce(multiply, surrounding);
}

function stepOf(name: string, [first = 0, second, third = 0, ...rest]: number[]): Matrix {
  switch (name) {
    case 'translate':
      return [1, 0, 0, 1, first, second ?? 0];
    case 'scale':
      return [first, 0, 0, second ?? first, 0, 0];
    case 'rotate':
      return rotation(first, second ?? 0, third);
    case 'matrix':
      return [first, second ?? 0, third, rest[0] ?? 1, rest[1] ?? 0, rest[2] ?? 0];
    default:
      return unchanged;
  }
}

function rotation(degrees: number, x: number, y: number): Matrix {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}

function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}
