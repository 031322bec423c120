import { clsx } from 'clsx';
import { CircleCheck, CircleDashed, CircleX, Contrast } from 'lucide-react';
import type { ReactNode } from 'react';

export type Verdict = 'right' | 'partly' | 'wrong' | 'none';

const looks = {
  right: { icon: CircleCheck, tone: 'text-ok' },
  partly: { icon: Contrast, tone: 'text-warn' },
  wrong: { icon: CircleX, tone: 'text-danger' },
  none: { icon: CircleDashed, tone: 'text-muted' },
};

/** Whether something was right: by a sign and in words, never by colour alone. */
export function Mark({ verdict, children }: { verdict: Verdict; children: ReactNode }) {
  const { icon: Icon, tone } = looks[verdict];
  return (
    <span className={clsx('inline-flex items-center gap-1.5 font-medium text-sm', tone)}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {children}
    </span>
  );
}
