import type { Locked } from '@navor/contract';
import { Button } from '@navor/ui/button.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { PlansButton, useUnlockingPlans } from '#features/billing/index.ts';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { loginPath } from '#platform/login-path.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { coursePath, useCoursesPath } from '../../course-paths.ts';

/** Instead of a lesson that the reader's plan does not open: what opens it, and where to go on. */
export function LockedLesson({ locked: { tier, course, lesson } }: { locked: Locked }) {
  const { t } = useTranslation(['lesson', 'layout']);
  const { user } = useAuth();
  const courseAddress = coursePath(useCoursesPath(), course.id);
  const plan = useUnlockingPlans()(tier);
  const { pathname } = useLocation();
  return (
    <div className="mx-auto grid max-w-xl gap-6 px-4 py-10 md:px-8">
      <PageMeta title={lesson ? `${lesson.title} · ${course.title}` : course.title} isIndexed={false} />
      <header className="grid justify-items-start gap-3">
        <span
          aria-hidden
          className="grid size-12 place-items-center rounded-full border border-line bg-surface text-action"
        >
          <Lock className="size-6" />
        </span>
        <p className="text-muted text-sm">{course.title}</p>
        <h1 lang={lesson?.language} className="font-semibold text-3xl tracking-tight">
          {lesson?.title ?? course.title}
        </h1>
      </header>
      <div className="grid gap-2">
        <p className="text-lg">
          {user && `${t('locked.notIncluded')} `}
          {t('locked.text', { plan })}
        </p>
        <p className="text-muted">{t('locked.preview')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <PlansButton />
        <Button asChild variant="secondary">
          <Link to={courseAddress}>{t('locked.toCourse')}</Link>
        </Button>
      </div>
      {!user && (
        <div className="grid justify-items-start gap-1 border-line border-t pt-4 text-sm">
          <p className="text-muted">{t('locked.visitor')}</p>
          <TextLink to={loginPath(pathname)} className="py-2">
            {t('layout:logIn')}
          </TextLink>
        </div>
      )}
    </div>
  );
}
