import type { ReactNode } from 'react';

type BodyProps = { children: ReactNode };

/** The bolt in side elevation. Origin: the middle of its foot; y grows downwards. The face comes in as children. */
export function Body({ children }: BodyProps) {
  return (
    <>
      <Shank />
      <Nut />
      <Head />
      {children}
    </>
  );
}

function Head() {
  return (
    <>
      <path d="M-45 -101h90v8h-90z" fill="var(--color-surface)" />
      <path d={HEAD_OUTLINE} fill="var(--color-surface)" stroke="none" />
      <path
        d="M-60 -154Q-45 -163 -30 -154V-101H-56Q-60 -101 -60 -105Z"
        fill="var(--color-action)"
        fillOpacity="0.1"
        stroke="none"
      />
      <path
        d="M60 -154Q45 -163 30 -154V-101H56Q60 -101 60 -105Z"
        fill="var(--color-action)"
        fillOpacity="0.2"
        stroke="none"
      />
      <path d={HEAD_HATCHING} stroke="var(--color-muted)" strokeWidth="1.5" />
      <path d="M-60 -154Q-45 -163 -30 -154Q0 -170 30 -154Q45 -163 60 -154M-30 -154V-101M30 -154V-101" strokeWidth="2" />
      <path d={HEAD_OUTLINE} />
    </>
  );
}

function Shank() {
  return (
    <>
      <path d={SHANK_OUTLINE} fill="var(--color-surface)" />
      <path d="M12 -91.5H25.5V-32H12Z" fill="var(--color-action)" fillOpacity="0.16" stroke="none" />
      <path d={THREAD_LINES} strokeWidth="2" />
    </>
  );
}

function Nut() {
  return (
    <>
      <path d="M-38 -33H38L44 -28V-5L38 0H-38L-44 -5V-28Z" fill="var(--color-action)" />
      <path
        d="M-44 -27Q-33 -33 -22 -27Q0 -36 22 -27Q33 -33 44 -27M-22 -27V-6M22 -27V-6M-44 -6Q-33 0 -22 -6Q0 3 22 -6Q33 0 44 -6"
        strokeWidth="2"
      />
    </>
  );
}

const HEAD_OUTLINE =
  'M-60 -154L-47 -165Q-46 -166 -44 -166H44Q46 -166 47 -165L60 -154V-105Q60 -101 56 -101H-56Q-60 -101 -60 -105Z';

const HEAD_HATCHING = [-146, -138, -130, -122, -114].map((y) => `M36 ${y + 12}L54 ${y - 6}`).join('');

const PITCH = 9;
const TURNS = [0, 1, 2, 3, 4];
const THREAD_TOP = -77;

const crest = (turn: number) => THREAD_TOP + turn * PITCH;

const SHANK_OUTLINE = [
  `M-27 -93V${crest(0)}`,
  ...TURNS.map((turn) => `L-22 ${crest(turn) + PITCH / 4}L-27 ${crest(turn) + PITCH}`),
  'V-30H27',
  ...TURNS.toReversed().map(
    (turn) => `V${crest(turn) + PITCH * 1.25}L22 ${crest(turn) + PITCH}L27 ${crest(turn) + PITCH / 2}`,
  ),
  'V-93Z',
].join('');

const THREAD_LINES = TURNS.map((turn) => `M-22 ${crest(turn) + PITCH / 4}L22 ${crest(turn) + PITCH}`).join('');
