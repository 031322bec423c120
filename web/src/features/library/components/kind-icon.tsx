import type { LibraryKind } from '@navor/contract/choices';
import { BookOpenText, Calculator, type LucideIcon, ScrollText, Sigma, Table2 } from 'lucide-react';

const icons: Record<LibraryKind, LucideIcon> = {
  article: BookOpenText,
  'formula-sheet': Sigma,
  table: Table2,
  standard: ScrollText,
  calculator: Calculator,
};

export function KindIcon({ kind, className }: { kind: LibraryKind; className?: string }) {
  const Icon = icons[kind];
  return <Icon aria-hidden className={className} />;
}
