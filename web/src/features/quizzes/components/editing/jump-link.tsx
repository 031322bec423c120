import type { MouseEvent, ReactNode } from 'react';

type JumpLinkProps = { to: string; className?: string; children: ReactNode };

/** To another part of the page. The address stays as it is: a step in it would have to be taken back before leaving. */
export function JumpLink({ to, className, children }: JumpLinkProps) {
  function jump(event: MouseEvent) {
    event.preventDefault();
    const target = document.getElementById(to);
    target?.scrollIntoView({ block: 'start' });
    target?.focus({ preventScroll: true });
  }
  return (
    <a href={`#${to}`} className={className} onClick={jump}>
      {children}
    </a>
  );
}
