export { CourseCard } from './components/course-card.tsx';
export { lessonPath, ownCoursesPath, progressPath } from './course-paths.ts';
