import type { SearchKind } from '@navor/contract/choices';
import {
  BookOpen,
  CalendarDays,
  FileText,
  LibraryBig,
  type LucideIcon,
  NotebookPen,
  SquareCheckBig,
  UserRound,
  UsersRound,
} from 'lucide-react';

export const kindIcons: Record<SearchKind, LucideIcon> = {
  course: BookOpen,
  lesson: FileText,
  library: LibraryBig,
  quiz: SquareCheckBig,
  tutor: UserRound,
  group_session: UsersRound,
  event: CalendarDays,
  note: NotebookPen,
};
