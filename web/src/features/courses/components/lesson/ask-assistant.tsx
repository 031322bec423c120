import { Button } from '@navor/ui/button.tsx';
import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { askPath } from '#features/assistant/index.ts';
import type { LessonData } from './lesson-data.ts';

/** To a conversation that has the lesson attached. */
export function AskAssistant({ lesson: { id, course } }: { lesson: Pick<LessonData, 'id' | 'course'> }) {
  const { t } = useTranslation('lesson');
  return (
    <Button
      asChild
      variant="secondary"
      className="h-auto min-h-11 justify-self-start whitespace-normal py-2 print:hidden"
    >
      <Link to={askPath({ kind: 'lesson', course_id: course.id, lesson_id: id })}>
        <Sparkles aria-hidden />
        {t('askAssistant')}
      </Link>
    </Button>
  );
}
