type MarkProps = {
  className?: string;
  title?: string;
  tone?: 'brand' | 'single';
};

export function Mark({ className, title, tone = 'brand' }: MarkProps) {
  const arrow = tone === 'brand' ? 'var(--color-signal)' : 'currentColor';

  return (
    <svg
      className={className}
      viewBox="0 0 32 32"
      fill="currentColor"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      focusable="false"
    >
      <path d={ARROW} fill={arrow} />
      <path d={STEMS} />
    </svg>
  );
}

// Even coordinates, so that the stems land on whole pixels at 16 px.
const STEMS = 'M2 4h6v24H2zM24 4h6v24h-6z';

// Starts under the left stem: no seam shows where the two meet.
const ARROW = 'M6 4H8A21.3 21.3 0 0 1 20.3 13.5L22.9 12 21.4 28 13.1 17.8 15.7 16.3A16 16 0 0 0 8 9.7H6Z';
