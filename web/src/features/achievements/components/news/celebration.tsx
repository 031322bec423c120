import './celebration.css';
import type { ReactNode } from 'react';

const rays = Array.from({ length: 10 }, (_, at) => at * 36);

/** Short strokes that fly off once from what was earned; none of it where motion is unwanted. */
export function Celebration({ children }: { children: ReactNode }) {
  return (
    <span className="relative inline-grid shrink-0 place-items-center">
      <svg
        aria-hidden
        focusable="false"
        viewBox="0 0 128 128"
        className="celebration pointer-events-none absolute -inset-1/4 size-[150%] text-signal"
        fill="none"
        stroke="currentColor"
        strokeWidth="5"
        strokeLinecap="round"
      >
        {rays.map((angle) => (
          <path key={angle} d="M64 18V8" transform={`rotate(${angle} 64 64)`} />
        ))}
      </svg>
      <span className="celebrated inline-grid">{children}</span>
    </span>
  );
}
