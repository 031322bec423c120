import type { Course } from '@navor/contract';
import { commonLanguage, type Language, textIn } from '@navor/languages';
import type { Viewer } from '../../../platform/access.ts';
import { isUnlocked } from '../courses.policy.ts';
import { nextLesson, type OutlineRow, presentOutline } from '../lessons/course-outline.ts';
import { lessonLink } from '../lessons/lesson-link.ts';
import type { CourseRow } from './find-course.ts';

export function presentCourse(course: CourseRow, outline: OutlineRow[], viewer: Viewer, wanted: Language): Course {
  const language = commonLanguage(wanted, course.title, course.summary, course.description, course.outcomes);
  const { id, languages, level, access, weeks, hours_per_week, author, drawing, updated_at } = course;
  const next = nextLesson(outline, course.last_lesson_id);
  return {
    ...{ id, languages, level, access, weeks, hours_per_week, author, drawing, updated_at, language },
    title: textIn(course.title, language),
    summary: textIn(course.summary, language),
    description: textIn(course.description, language),
    outcomes: textIn(course.outcomes, language),
    theme: { id: course.theme_id, title: textIn(course.theme_title, wanted) },
    prerequisites: course.prerequisites.map((each) => ({ ...each, title: textIn(each.title, wanted) })),
    lesson_count: outline.length,
    is_unlocked: isUnlocked(viewer, course),
    modules: presentOutline(outline, viewer, course, wanted),
    next_lesson: next ? lessonLink(next) : null,
    enrolment: course.enrolled_at && {
      enrolled_at: course.enrolled_at,
      completed_lessons: outline.filter(({ completed_at }) => completed_at).length,
      completed_at: course.completed_at,
      left: course.left,
    },
  };
}
