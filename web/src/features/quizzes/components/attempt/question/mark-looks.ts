import { Circle, CircleCheck, CircleDashed, CircleDot, CircleX, Contrast, type LucideIcon } from 'lucide-react';
import type { QuestionMark } from '../taking/shown-question.ts';

/** Each mark has a sign of its own, since colour alone says nothing to many. */
export const markLooks: Record<QuestionMark, { icon: LucideIcon; tone: string }> = {
  open: { icon: Circle, tone: 'text-muted' },
  answered: { icon: CircleDot, tone: 'text-action' },
  right: { icon: CircleCheck, tone: 'text-ok' },
  partly: { icon: Contrast, tone: 'text-warn' },
  wrong: { icon: CircleX, tone: 'text-danger' },
  unanswered: { icon: CircleDashed, tone: 'text-muted' },
};
