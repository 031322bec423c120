export { courseContentPaths } from './content/course-content-paths.ts';
export {
  findPlaces,
  leadsToPlace,
  noPlaces,
  type Places,
  placesInContent,
  withPlaces,
} from './content/course-places.ts';
export { exportContent } from './content/export-content.ts';
export { formatContent } from './content/format-content.ts';
export { prepareContent } from './content/prepare-content.ts';
export { readContent } from './content/read-content.ts';
export { renderOutdatedLessons } from './content/render-outdated-lessons.ts';
export { saveContent } from './content/save-content.ts';
export { isContentId } from './content-id.ts';
export { courseChanged, courseCompleted, lessonCompleted, themeRenamed } from './courses.events.ts';
export { isUnlocked, neededTier, refuseLockedCourse, unlockedTiers } from './courses.policy.ts';
export { courses, themes } from './courses.tables.ts';
export { findLessonLinks } from './lessons/find-lesson-links.ts';
export { courseEnrollments } from './lessons.tables.ts';
export { completeFinishedCourses } from './progress/complete-finished-courses.ts';
export { passCourseQuiz } from './progress/pass-course-quiz.ts';
export { setCourseQuiz } from './progress/set-course-quiz.ts';
