import type { BadgeGroup, BadgeId } from '@navor/contract/choices';
import { clsx } from 'clsx';
import { drawingOf, drawings } from './drawings.ts';

type BadgeDrawingProps = { className?: string } & (
  | { id: BadgeId; state: 'earned' }
  /** `share` is how much of the way is done, from 0 to 1. */
  | { id: BadgeId; state: 'open'; share: number }
  /** What it is comes to light when it is earned. */
  | { id?: never; state: 'hidden' }
);

/** A badge as a medal. Decoration: its name and how far it is stand beside it in words. */
export function BadgeDrawing(props: BadgeDrawingProps) {
  const { state, className } = props;
  const { group, file } =
    state === 'hidden' ? { group: 'surprises' as const, file: drawings.surprises } : drawingOf(props.id);
  const isEarned = state === 'earned';
  return (
    <svg
      aria-hidden
      focusable="false"
      viewBox="0 0 128 128"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={clsx('shrink-0', isEarned ? earnedClasses[group] : openClasses, className)}
    >
      {state === 'open' && <ProgressRing share={props.share} />}
      {/* Room for the ring; without one, the medal may be larger. */}
      <g transform={isEarned ? undefined : 'translate(64 64) scale(0.8) translate(-64 -64)'}>
        <use href={`${file}#form`} />
        <use href={`${file}#${state === 'hidden' ? 'hidden' : props.id}`} />
      </g>
    </svg>
  );
}

const radius = 60;
const circumference = 2 * Math.PI * radius;

function ProgressRing({ share }: { share: number }) {
  const done = Math.min(1, Math.max(0, share)) * circumference;
  return (
    <g strokeWidth="5">
      <circle cx="64" cy="64" r={radius} className="text-line" />
      {done > 0 && (
        <circle
          cx="64"
          cy="64"
          r={radius}
          className="text-action"
          strokeDasharray={`${done} ${circumference}`}
          transform="rotate(-90 64 64)"
        />
      )}
    </g>
  );
}

/** The drawings take their colours from these; lines are `currentColor`. */
const earnedParts =
  '[--badge-accent:var(--color-signal)] [--badge-body:var(--color-surface)] [--badge-mark:var(--badge-disc)] [--badge-metal:currentColor] [--badge-solid:currentColor]';

/** A hue for each group, beside its name and never alone. */
const earnedClasses: Record<BadgeGroup, string> = {
  lessons: `text-action [--badge-disc:var(--color-action-soft)] ${earnedParts}`,
  quizzes: `text-violet [--badge-disc:var(--color-violet-soft)] ${earnedParts}`,
  courses: `text-teal [--badge-disc:var(--color-teal-soft)] ${earnedParts}`,
  persistence: `text-copper [--badge-disc:var(--color-copper-soft)] ${earnedParts}`,
  precision: `text-indigo [--badge-disc:var(--color-indigo-soft)] ${earnedParts}`,
  surprises: `text-crimson [--badge-disc:var(--color-crimson-soft)] ${earnedParts}`,
};

const openClasses =
  'text-line-strong [--badge-accent:var(--color-surface)] [--badge-body:var(--color-surface)] [--badge-disc:var(--color-surface)] [--badge-mark:currentColor] [--badge-metal:var(--color-sunken)] [--badge-solid:var(--color-sunken)]';
