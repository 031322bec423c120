import type { OutlineLesson, OutlineModule } from '@navor/contract';
import { CircleCheck, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

type LessonOutlineProps = {
  modules: readonly OutlineModule[];
  currentId: string;
  /** Of the lesson that is being read, since it may have been ticked off a moment ago. */
  isCurrentDone: boolean;
  courseAddress: string;
};

/** The whole course, with what is done and what is locked. */
export function LessonOutline({ modules, currentId, isCurrentDone, courseAddress }: LessonOutlineProps) {
  const { t } = useTranslation('lesson');
  return (
    <nav aria-label={t('outline')}>
      <ol className="grid gap-5 text-sm">
        {modules.map((module) => (
          <li key={module.id} lang={module.language} className="grid gap-1">
            <p className="font-semibold text-ink">{module.title}</p>
            <ol>
              {module.lessons.map((lesson) => (
                <li key={lesson.id} lang={lesson.language}>
                  <Link
                    to={`${courseAddress}/${lesson.id}`}
                    aria-current={lesson.id === currentId ? 'page' : undefined}
                    className="-mx-2 flex items-start gap-2 rounded-sm px-2 py-1.5 text-muted hover:bg-action-soft hover:text-ink aria-[current=page]:bg-action-soft aria-[current=page]:font-medium aria-[current=page]:text-ink"
                  >
                    <LessonMark
                      lesson={lesson}
                      isDone={lesson.id === currentId ? isCurrentDone : lesson.is_completed}
                    />
                    <span className="min-w-0">{lesson.title}</span>
                  </Link>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function LessonMark({ lesson, isDone }: { lesson: OutlineLesson; isDone: boolean }) {
  const { t, i18n } = useTranslation('lesson');
  const classes = 'mt-0.5 size-4 shrink-0';
  if (!isDone && lesson.is_open) return <span className={`${classes} rounded-full border border-line-strong`} />;
  return (
    <>
      {isDone ? <CircleCheck aria-hidden className={`${classes} text-ok`} /> : <Lock aria-hidden className={classes} />}
      <span lang={i18n.language} className="sr-only">
        {t(isDone ? 'isDone' : 'isLocked')}:
      </span>
    </>
  );
}
