type WrenchProps = { x: number; y: number; turn?: number };

/** A click-type torque wrench, upright. Origin: the end of its grip. */
export function Wrench({ x, y, turn = 0 }: WrenchProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path d="M-4 -80H4V-114H-4Z" fill="var(--color-surface)" />
      <circle cy="-126" r="16" fill="var(--color-surface)" />
      <path d="M0 -135L7.8 -130.5V-121.5L0 -117L-7.8 -121.5V-130.5Z" strokeWidth="2.5" />
      <rect x="-7" y="-86" width="14" height="40" rx="2" fill="var(--color-surface)" />
      <path d="M-1 -80H7M2 -74H7M2 -68H7M-1 -62H7M2 -56H7" strokeWidth="1.5" />
      <path d="M-7 -68L0 -72V-64Z" fill="var(--color-signal)" stroke="none" />
      <rect x="-8.5" y="-48" width="17" height="48" rx="4" fill="var(--color-action)" />
      <path d="M-8 -38L8 -30M-8 -28L8 -20M-8 -18L8 -10" strokeWidth="1.5" />
    </g>
  );
}
