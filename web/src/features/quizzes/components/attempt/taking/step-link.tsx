import type { ComponentProps, MouseEvent } from 'react';
import { Link, useLocation } from 'react-router';

type StepLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { to: string };

/**
 * A link to a question. Where its question is the shown one already, the router would take it for a wish to read the page
 * afresh, and without a connection put an error in the attempt's place: it leads nowhere then.
 */
export function StepLink({ to, onClick, ...props }: StepLinkProps) {
  const { search } = useLocation();

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (to === search && isPlainClick(event)) event.preventDefault();
  }

  return <Link {...props} to={to} onClick={follow} />;
}

/** Any other opens the address somewhere else. */
function isPlainClick({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
}
