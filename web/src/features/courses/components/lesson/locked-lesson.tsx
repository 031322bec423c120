import type { Locked } from '@navor/contract';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { PageMeta } from '#platform/page-meta.tsx';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/link.tsx';
import { useCoursesPath } from '../../course-paths.ts';
import { SignInLinks } from './sign-in-invitation.tsx';

/** Instead of a lesson that the reader's plan does not open: what opens it, and where to go on. */
export function LockedLesson({ locked: { tier, course, lesson } }: { locked: Locked }) {
  const { t } = useTranslation('lesson');
  const { user } = useAuth();
  const courseAddress = `${useCoursesPath()}/${course.id}`;
  const plan = t(`locked.plans.${tier}`);
  return (
    <div className="mx-auto grid max-w-xl gap-6 px-4 py-10 md:px-8">
      <PageMeta title={lesson?.title ?? course.title} isIndexed={false} />
      <header className="grid justify-items-start gap-3">
        <span
          aria-hidden
          className="grid size-12 place-items-center rounded-full border border-line bg-surface text-action"
        >
          <Lock className="size-6" />
        </span>
        <p className="text-muted text-sm">{course.title}</p>
        <h1 className="font-semibold text-3xl tracking-tight">{lesson?.title ?? course.title}</h1>
      </header>
      <p className="text-lg">{t('locked.text', { plan })}</p>
      {user ? (
        <Button asChild className="justify-self-start">
          <Link to={courseAddress}>{t('locked.toCourse')}</Link>
        </Button>
      ) : (
        <>
          <p className="text-muted">{t('locked.visitor')}</p>
          <SignInLinks />
          <p className="flex flex-wrap gap-x-6 gap-y-2">
            <TextLink to="/#plans">{t('locked.toPlans')}</TextLink>
            <TextLink to={courseAddress}>{t('locked.toCourse')}</TextLink>
          </p>
        </>
      )}
      <p className="text-muted text-sm">{t('locked.preview')}</p>
    </div>
  );
}
