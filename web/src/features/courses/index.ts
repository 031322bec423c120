export { CourseGrid } from './components/catalogue/course-grid.tsx';
export { EnrolmentProgress } from './components/course/enrolment-progress.tsx';
export { CourseEnd } from './components/course-end.tsx';
export { NextLesson } from './components/next-lesson.tsx';
export {
  coursePath,
  courseQuizzesPath,
  lessonPath,
  ownCoursesPath,
  progressPath,
  useCoursesPath,
} from './course-paths.ts';
export { lessonPageVersion } from './lesson-page-version.ts';
