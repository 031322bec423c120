import type { ComponentType } from 'react';
import { Hello } from './vijak/hello.tsx';
import { Lost } from './vijak/lost.tsx';
import { Thinking } from './vijak/thinking.tsx';
import { Waiting } from './vijak/waiting.tsx';
import { WellDone } from './vijak/well-done.tsx';

export type VijakPose = 'hello' | 'thinking' | 'well-done' | 'lost' | 'waiting';

type VijakProps = {
  pose: VijakPose;
  className?: string;
  title?: string;
};

/** The mascot: decoration unless a title names it. */
export function Vijak({ pose, className, title }: VijakProps) {
  const Drawing = DRAWINGS[pose];

  return (
    <svg
      className={className}
      viewBox="0 0 280 240"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      focusable="false"
    >
      <Drawing />
    </svg>
  );
}

const DRAWINGS: Record<VijakPose, ComponentType> = {
  hello: Hello,
  thinking: Thinking,
  'well-done': WellDone,
  lost: Lost,
  waiting: Waiting,
};
