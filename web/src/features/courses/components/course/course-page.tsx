import type { Course } from '@navor/contract';
import { Breadcrumb } from '@navor/ui/breadcrumb.tsx';
import { Card } from '@navor/ui/card.tsx';
import { useTranslation } from 'react-i18next';
import { CourseDrawing } from '#screen/course-drawing.tsx';
import { FallbackNote } from '#screen/fallback-note.tsx';
import type { FormAnswer } from '#screen/forms/form-answer.ts';
import { themePath, useCoursesPath } from '../../course-paths.ts';
import { AccessBadge } from './access-badge.tsx';
import { CourseAction } from './course-action.tsx';
import { CourseFacts } from './course-facts.tsx';
import { About, Outcomes, Prerequisites, Unlocks } from './course-texts.tsx';
import { Syllabus } from './syllabus.tsx';

type CoursePageProps = {
  course: Course;
  /** To the form that enrols, where it was refused. */
  answer: FormAnswer | undefined;
};

/** All that is told of a course, and the one step that comes next. */
export function CoursePage({ course, answer }: CoursePageProps) {
  const { t } = useTranslation('courses');
  const path = useCoursesPath();
  return (
    <>
      <Breadcrumb
        steps={[
          { label: t('title'), href: path },
          { label: course.theme.title, href: themePath(course.theme.id) },
        ]}
        current={course.title}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <header className="grid justify-items-start gap-3">
          <AccessBadge access={course.access} />
          <h1 lang={course.language} className="font-semibold text-3xl tracking-tight md:text-4xl">
            {course.title}
          </h1>
          <p lang={course.language} className="max-w-reading text-lg text-muted">
            {course.summary}
          </p>
          <FallbackNote language={course.language} />
        </header>
        <Card className="gap-5 p-5 lg:sticky lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <CourseDrawing drawing={course.drawing} field={course.theme.id} className="-mx-5 -mt-5 h-44 rounded-t-md" />
          <div className="grid gap-4">
            <CourseAction course={course} answer={answer} />
          </div>
          <CourseFacts course={course} />
        </Card>
        <div className="grid gap-10">
          {/* Whoever learns here comes for the next lesson; what the course promises is for deciding. */}
          {course.enrolment && <Syllabus course={course} />}
          <Outcomes course={course} />
          <Unlocks course={course} />
          <About course={course} />
          <Prerequisites course={course} />
          {!course.enrolment && <Syllabus course={course} />}
        </div>
      </div>
    </>
  );
}
