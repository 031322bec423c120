import type { SearchKind } from '@navor/contract/choices';
import { BookOpen, FileText, LibraryBig, type LucideIcon, NotebookPen, SquareCheckBig } from 'lucide-react';

export const kindIcons: Record<SearchKind, LucideIcon> = {
  course: BookOpen,
  lesson: FileText,
  library: LibraryBig,
  quiz: SquareCheckBig,
  note: NotebookPen,
};
