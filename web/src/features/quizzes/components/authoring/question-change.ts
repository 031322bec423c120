import type { QuestionsChange } from '@navor/contract';
import { wordsNotation } from '@navor/question-ui/editing';
import { isTag, mostTags } from '@navor/questions/tags.ts';

export const mostPoints = 20;

/** Null while what is typed makes no change. */
export function questionChange(kind: QuestionsChange['kind'], value: string): QuestionsChange | null {
  if (value.trim() === '') return null;
  switch (kind) {
    case 'topic':
      return { kind, topic: value };
    case 'move':
      return { kind, quiz_id: value };
    case 'points': {
      const points = Number(value);
      return Number.isInteger(points) && points >= 1 && points <= mostPoints ? { kind, points } : null;
    }
    default: {
      const tags = wordsNotation.parse(value);
      return tags.length > 0 && tags.length <= mostTags && tags.every(isTag) ? { kind, tags } : null;
    }
  }
}
