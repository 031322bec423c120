export { completeFinishedCourses } from './complete-finished-courses.ts';
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
export { isContentId } from './content-ids.ts';
export { courseCompleted, lessonCompleted, themeRenamed } from './courses.events.ts';
export { isUnlocked, neededTier, refuseLockedCourse, unlockedTiers } from './courses.policy.ts';
export { courses, themes } from './courses.tables.ts';
export { coursesSearchSource } from './courses-search-source.ts';
export { findLessonLinks } from './find-lesson-links.ts';
export { courseEnrollments } from './lessons.tables.ts';
export { passCourseQuiz } from './pass-course-quiz.ts';
export { setCourseQuiz } from './set-course-quiz.ts';
