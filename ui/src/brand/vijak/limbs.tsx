type ArmProps = { d: string };

/** A sleeve along the path: the outline is the wider of two strokes. */
export function Arm({ d }: ArmProps) {
  return (
    <>
      <path d={d} strokeWidth="13" />
      <path d={d} stroke="var(--color-surface)" strokeWidth="7" />
    </>
  );
}

type HandProps = { x: number; y: number; turn?: number };

/** Fingers up, thumb to the left. */
export function OpenHand({ x, y, turn = 0 }: HandProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`} fill="var(--color-surface)">
      <path d="M-8 8V-4L-14 -8Q-18 -12 -15 -14.5Q-12.5 -16.5 -9 -13L-7.5 -12V-22A4 4 0 0 1 0.5 -22V-24A4 4 0 0 1 8.5 -24V-20A4 4 0 0 1 15 -18V-2Q15 10 4 11H-4Q-8 11 -8 8Z" />
      <path d="M0.5 -21V-11M8.5 -20V-11" strokeWidth="2" />
    </g>
  );
}

/** Knuckles to the right, closed around whatever passes through the origin. */
export function Fist({ x, y, turn = 0 }: HandProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`} fill="var(--color-surface)">
      <rect x="-12" y="-12" width="24" height="24" rx="9" />
      <path d="M2 -5.5H11M2 0.5H12M2 6.5H11" strokeWidth="2" />
    </g>
  );
}
