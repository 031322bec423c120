export { CourseGrid } from './components/catalogue/course-grid.tsx';
export { ScreenFrame } from './components/catalogue/screen-frame.tsx';
export { EnrolmentProgress } from './components/course/enrolment-progress.tsx';
export { FallbackNote } from './components/course/fallback-note.tsx';
export { CourseEnd } from './components/course-end.tsx';
export { useFocusOnArrival } from './components/lesson/use-focus-on-arrival.ts';
export { NextLesson } from './components/next-lesson.tsx';
export { useStudyTime } from './components/progress/use-study-time.ts';
export {
  coursePath,
  courseQuizzesPath,
  isInDashboard,
  lessonPath,
  ownCoursesPath,
  progressPath,
  useCoursesPath,
  useIsInDashboard,
} from './course-paths.ts';
export { lessonPageVersion } from './lesson-page-version.ts';
