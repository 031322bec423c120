import { Card } from '@navor/ui/card.tsx';
import { type ReactNode, useEffect, useRef } from 'react';

type AuthCardProps = {
  title: string;
  text?: ReactNode;
  /** The card took the place of a form that was just sent, so the reader's focus has nowhere else to go. */
  isOutcome?: boolean;
  children?: ReactNode;
};

/** The one card of a screen about signing in. */
export function AuthCard({ title, text, isOutcome = false, children }: AuthCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOutcome) heading.current?.focus();
  }, [isOutcome]);
  return (
    <Card className="w-full max-w-md p-6 md:p-8">
      <h1 ref={heading} tabIndex={isOutcome ? -1 : undefined} className="font-semibold text-2xl outline-none">
        {title}
      </h1>
      {text && <p className="mt-2 text-muted text-sm">{text}</p>}
      {children}
    </Card>
  );
}
