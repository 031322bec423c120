import { Card, CardTitle } from '@navor/ui/card.tsx';
import type { ReactNode } from 'react';

type FiguresCardProps = { title: string; text?: string; children?: ReactNode; className?: string };

export function FiguresCard({ title, text, children, className = '' }: FiguresCardProps) {
  return (
    <Card className={`gap-4 p-4 md:p-6 ${className}`}>
      <div className="grid gap-1">
        <CardTitle>{title}</CardTitle>
        {text && <p className="max-w-reading text-muted text-sm">{text}</p>}
      </div>
      {children}
    </Card>
  );
}
