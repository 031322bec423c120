import { Card, CardTitle, stretchedLinkClasses } from '@navor/ui/card.tsx';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { useFormatter } from '#platform/use-formatter.ts';

type FigureCardProps = {
  to: string;
  title: string;
  figure: number;
  notes: string[];
  /** What waits for somebody. */
  warning?: string | false;
};

/** One number, what is to be known with it, and the way to the list behind it. */
export function FigureCard({ to, title, figure, notes, warning = false }: FigureCardProps) {
  const format = useFormatter();
  return (
    <li className="grid">
      <Card isInteractive className="gap-1 p-4 md:px-6">
        <CardTitle level={3} className="text-sm">
          <Link to={to} prefetch="intent" className={stretchedLinkClasses}>
            {title}
          </Link>
        </CardTitle>
        <p className="tabular font-semibold text-3xl">{format.number(figure)}</p>
        {notes.map((note) => (
          <p key={note} className="text-muted text-xs">
            {note}
          </p>
        ))}
        {warning && (
          <p className="flex items-start gap-1.5 text-sm text-warn">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {warning}
          </p>
        )}
      </Card>
    </li>
  );
}
