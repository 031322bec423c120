import type { Attempt } from '@navor/contract';
import { useEffect, useRef } from 'react';
import { AttemptResult } from './result/attempt-result.tsx';
import { AttemptTaking } from './taking/attempt-taking.tsx';
import { useMathFonts } from './use-math-fonts.ts';

/** An attempt: to be taken while it is open, its result once it is handed in. */
export function AttemptPage({ attempt }: { attempt: Attempt }) {
  const isOpen = attempt.submitted_at === null;
  const wasOpen = useRef(isOpen);
  const title = useRef<HTMLHeadingElement>(null);
  useMathFonts();

  useEffect(() => {
    if (wasOpen.current && !isOpen) {
      window.scrollTo(0, 0);
      title.current?.focus({ preventScroll: true });
    }
    wasOpen.current = isOpen;
  }, [isOpen]);

  return isOpen ? <AttemptTaking attempt={attempt} /> : <AttemptResult attempt={attempt} title={title} />;
}
