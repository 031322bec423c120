export { CourseGrid } from './components/catalogue/course-grid.tsx';
export { EnrolmentProgress } from './components/course/enrolment-progress.tsx';
export { NextLesson } from './components/next-lesson.tsx';
export { useStudyTime } from './components/progress/use-study-time.ts';
export { lessonPath, ownCoursesPath, progressPath } from './course-paths.ts';
export { lessonPageVersion } from './lesson-page-version.ts';
