export { CourseCard } from './components/course-card.tsx';
export { useStudyTime } from './components/progress/use-study-time.ts';
export { lessonPath, ownCoursesPath, progressPath } from './course-paths.ts';
