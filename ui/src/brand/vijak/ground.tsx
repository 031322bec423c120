type GroundProps = { from: number; to: number };

const LEVEL = 212;

/** The hatched line by which drawings mark fixed ground. */
export function Ground({ from, to }: GroundProps) {
  const marks = Array.from({ length: Math.floor((to - from) / 12) }, (_, index) => from + 12 + index * 12);

  return (
    <>
      <path
        d={marks.map((x) => `M${x - 2} ${LEVEL + 3}l-8 9`).join('')}
        stroke="var(--color-muted)"
        strokeWidth="1.5"
      />
      <path d={`M${from} ${LEVEL}H${to}`} />
    </>
  );
}
