import type { Course, OutlineModule } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { courseMinutes } from './course-minutes.ts';
import { CourseSection } from './course-section.tsx';
import { SyllabusLesson } from './syllabus-lesson.tsx';

/** The course by modules. Each of them has an address of its own, which lessons lead back to. */
export function Syllabus({ course }: { course: Course }) {
  const { t } = useTranslation('courses');
  const format = useFormatter();
  if (course.modules.length === 0) return null;
  return (
    <CourseSection title={t('course.syllabus')}>
      <p className="text-muted text-sm">
        {t('course.syllabusText', {
          modules: t('modules', { count: course.modules.length }),
          lessons: t('lessons', { count: course.lesson_count }),
          time: format.duration(courseMinutes(course)),
        })}
      </p>
      <ol className="grid gap-4">
        {course.modules.map((module, index) => (
          <SyllabusModule key={module.id} course={course} module={module} number={index + 1} />
        ))}
      </ol>
    </CourseSection>
  );
}

type SyllabusModuleProps = { course: Course; module: OutlineModule; number: number };

function SyllabusModule({ course, module, number }: SyllabusModuleProps) {
  return (
    <li id={module.id} className="scroll-mt-2 rounded-md border border-line bg-surface">
      <div lang={module.language} className="grid gap-1 p-4">
        <h3 className="font-semibold">
          <span className="tabular text-muted">{number}.</span> {module.title}
        </h3>
        <p className="text-muted text-sm">{module.summary}</p>
      </div>
      <ol className="divide-y divide-line border-line border-t">
        {module.lessons.map((lesson) => (
          <SyllabusLesson key={lesson.id} course={course} lesson={lesson} />
        ))}
      </ol>
    </li>
  );
}
