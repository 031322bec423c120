import type { Course, LessonLink } from '@navor/contract';
import { Button, type ButtonProps } from '@navor/ui/button.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PlansButton } from '#features/billing/index.ts';
import { certificatesPath } from '#features/certificates/index.ts';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { signUpPath } from '#platform/login-path.ts';
import { useFormatter } from '#platform/use-formatter.ts';
import type { FormAnswer } from '#screen/forms/form-answer.ts';
import {
  coursePath,
  courseQuizzesPath,
  lessonPath,
  ownCoursesPath,
  progressPath,
  studyPlanPath,
  useCoursesPath,
} from '../../course-paths.ts';
import { CourseEnd } from '../course-end.tsx';
import { useAccessLabel } from '../use-access-label.ts';
import { courseStanding } from './course-standing.ts';
import { EnrolForm } from './enrol-form.tsx';
import { EnrolmentProgress } from './enrolment-progress.tsx';

type CourseActionProps = { course: Course; answer: FormAnswer | undefined };

/** The one step that comes next, for whoever looks at the course. */
export function CourseAction({ course, answer }: CourseActionProps) {
  const { t } = useTranslation('courses');
  const { user } = useAuth();
  const standing = courseStanding(course, user !== null);
  return (
    <>
      <EnrolmentProgress course={course} />
      {course.lesson_count === 0 && <p className="text-muted text-sm">{t('course.noLessons')}</p>}
      {standing.kind === 'visiting' && <Visiting course={course} first={standing.first} />}
      {standing.kind === 'locked' && <Locked course={course} first={standing.first} />}
      {standing.kind === 'open' && <EnrolForm answer={answer} />}
      {standing.kind === 'learning' && (
        <>
          <LessonButton course={course} lesson={standing.next}>
            {t('course.continue')} <span lang={standing.next.language}>{standing.next.title}</span>
          </LessonButton>
          <ProgressLink course={course} />
          <StudyPlanLink course={course} />
        </>
      )}
      {standing.kind === 'ending' && (
        <>
          <CourseEnd courseId={course.id} left={standing.left} />
          <ProgressLink course={course} />
        </>
      )}
      {standing.kind === 'completed' && <Completed course={course} first={standing.first} />}
      {user && <QuizzesLink course={course} />}
    </>
  );
}

type StepProps = { course: Course; first: LessonLink | undefined };

function Visiting({ course, first }: StepProps) {
  const { t } = useTranslation('courses');
  return (
    <>
      {first && (
        <LessonButton course={course} lesson={first}>
          {t('course.startFirst')}
        </LessonButton>
      )}
      <p className="text-muted text-sm">
        {t('course.visitorText')}{' '}
        <TextLink to={signUpPath(coursePath(ownCoursesPath, course.id))}>{t('course.createAccount')}</TextLink>
      </p>
    </>
  );
}

function Locked({ course, first }: StepProps) {
  const { t } = useTranslation('courses');
  const { user } = useAuth();
  const label = useAccessLabel();
  return (
    <>
      <div className="flex items-start gap-2">
        <Lock aria-hidden className="mt-1 size-4 shrink-0 text-muted" />
        <div className="grid gap-1">
          <p className="font-semibold">{t('course.lockedTitle', { plan: label(course.access) })}</p>
          <p className="text-muted text-sm">{t(user ? 'course.lockedSignedIn' : 'course.lockedVisitor')}</p>
        </div>
      </div>
      <PlansButton size="lg" className="w-full" />
      {first && (
        <LessonButton course={course} lesson={first} variant="secondary">
          {t('course.tryFirst')}
        </LessonButton>
      )}
    </>
  );
}

function Completed({ course, first }: StepProps) {
  const { t } = useTranslation('courses');
  const format = useFormatter();
  const completedAt = course.enrolment?.completed_at;
  return (
    <>
      {completedAt && <p className="text-sm">{t('course.completedOn', { date: format.date(completedAt) })}</p>}
      {first && (
        <LessonButton course={course} lesson={first}>
          {t('course.review')}
        </LessonButton>
      )}
      <TextLink to={certificatesPath} prefetch="intent" className="justify-self-start text-sm">
        {t('course.toCertificate')}
      </TextLink>
      <ProgressLink course={course} />
    </>
  );
}

function ProgressLink({ course }: { course: Course }) {
  const { t } = useTranslation('courses');
  return (
    <TextLink to={progressPath(course.id)} prefetch="intent" className="justify-self-start text-sm">
      {t('course.toProgress')}
    </TextLink>
  );
}

function StudyPlanLink({ course }: { course: Course }) {
  const { t } = useTranslation('courses');
  return (
    <TextLink to={studyPlanPath(course.id)} prefetch="intent" className="justify-self-start text-sm">
      {t('course.toStudyPlan')}
    </TextLink>
  );
}

function QuizzesLink({ course }: { course: Course }) {
  const { t } = useTranslation('courses');
  return (
    <TextLink to={courseQuizzesPath(course.id)} prefetch="intent" className="justify-self-start text-sm">
      {t('course.toQuizzes')}
    </TextLink>
  );
}

type LessonButtonProps = Pick<ButtonProps, 'variant'> & { course: Course; lesson: LessonLink; children: ReactNode };

/** Titles of lessons can be long, so its height is left to them. */
function LessonButton({ course, lesson, variant, children }: LessonButtonProps) {
  const path = useCoursesPath();
  return (
    <Button asChild variant={variant} size={null} className="min-h-12 w-full px-4 py-2 text-center">
      <Link to={lessonPath(path, course.id, lesson.id)} prefetch="intent">
        <span className="min-w-0">{children}</span>
      </Link>
    </Button>
  );
}
