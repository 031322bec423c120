import { Card } from '@navor/ui/card.tsx';
import { type ReactNode, useId } from 'react';

type FormSectionProps = { title: ReactNode; text?: ReactNode; children: ReactNode };

export function FormSection({ title, text, children }: FormSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Card className="gap-5 p-4 md:p-6">
        <header className="grid gap-1">
          <h2 id={id} className="font-semibold text-lg">
            {title}
          </h2>
          {text && <p className="text-muted text-sm">{text}</p>}
        </header>
        {children}
      </Card>
    </section>
  );
}
