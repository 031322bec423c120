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
export { hasOutdatedLessons, renderOutdatedLessons } from './content/render-outdated-lessons.ts';
export { saveContent } from './content/save-content.ts';
export { isContentId } from './content-ids.ts';
export { courseCompleted, lessonCompleted, themeRenamed } from './courses.events.ts';
export { coursesPersonalTables } from './courses.personal-data.ts';
export { isUnlocked, neededTier, refuseLockedCourse, unlockedTiers } from './courses.policy.ts';
export { coursesRoutes } from './courses.routes.ts';
export { courses, type Translated, themes } from './courses.tables.ts';
export { coursesSearchSource } from './courses-search-source.ts';
export { startDemoCourse } from './demo-course.ts';
export { findLessonLinks } from './find-lesson-links.ts';
export { lessonsRoutes } from './lessons.routes.ts';
export { courseEnrollments } from './lessons.tables.ts';
export { notesSearchSource } from './notes-search-source.ts';
export { passCourseQuiz } from './pass-course-quiz.ts';
export { setCourseQuiz } from './set-course-quiz.ts';
export { commonLanguage, textIn } from './translated.ts';
