type Gaze = { x?: number; y?: number };

const EYE_DISTANCE = 13.5;
const EYE_LEVEL = -131;

export function OpenEyes({ x = 0, y = 0 }: Gaze) {
  return [-EYE_DISTANCE, EYE_DISTANCE].map((side) => (
    <g key={side} transform={`translate(${side + x} ${EYE_LEVEL + y})`} stroke="none">
      <ellipse rx="6.5" ry="8.5" fill="currentColor" />
      <circle cx={1.8 + x / 4} cy={-3 + y / 4} r="2.4" fill="var(--color-surface)" />
    </g>
  ));
}

export function HappyEyes() {
  return [-EYE_DISTANCE, EYE_DISTANCE].map((side) => (
    <path key={side} d={`M${side - 7} ${EYE_LEVEL + 3}q7 -11 14 0`} strokeWidth="4" />
  ));
}
