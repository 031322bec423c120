import { CircleCheck, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';

type LessonMarkProps = { isDone: boolean; isOpen: boolean };

/** Before the title of a lesson: whether it is done, locked or still ahead. A screen that shows it names `lesson` among its texts. */
export function LessonMark({ isDone, isOpen }: LessonMarkProps) {
  const { t, i18n } = useTranslation('lesson');
  const classes = 'mt-0.5 size-4 shrink-0';
  if (!isDone && isOpen) return <span className={`${classes} rounded-full border border-line-strong`} />;
  return (
    <>
      {isDone ? (
        <CircleCheck aria-hidden className={`${classes} text-ok`} />
      ) : (
        <Lock aria-hidden className={`${classes} text-muted`} />
      )}
      {/* The title may be in another language, and then so is what stands around both. */}
      <span lang={i18n.language} className="sr-only">
        {t(isDone ? 'isDone' : 'isLocked')}:
      </span>
    </>
  );
}
