export { findCourseFacts } from './catalogue/find-course-facts.ts';
export { findCourseStandings } from './catalogue/find-course-standings.ts';
export { listCourseChoices } from './catalogue/list-course-choices.ts';
export { listTeachingLessons } from './catalogue/list-teaching-lessons.ts';
export { nameCourses } from './catalogue/name-courses.ts';
export { courseDocuments } from './content/course-documents.ts';
export { readCourseDrawing } from './content/course-drawing.ts';
export { writeCourseFile } from './content/course-file.ts';
export {
  type CourseReferences,
  courseReferencesIn,
  findCourseReferences,
  leadsToCourse,
  noCourseReferences,
  withCourseReferences,
} from './content/course-references.ts';
export { courseShape } from './content/course-shapes.ts';
export { coursesContent } from './content/courses-content.ts';
export { beginLesson, lessonPathOf, lessonPathsOf, retitleLesson, titleOfLesson } from './content/lesson-titles.ts';
export { prepareCourses } from './content/prepare-courses.ts';
export { outdatedLessons } from './content/render-outdated-lessons.ts';
export { saveCourses } from './content/save-courses.ts';
export { themeFilesOf } from './content/theme-files.ts';
export { isContentId } from './content-id.ts';
export { courseChanged, courseCompleted, dayStudied, lessonCompleted, themeRenamed } from './courses.events.ts';
export { isUnlocked, neededTier, refuseLockedCourse, unlockedTiers } from './courses.policy.ts';
export { courseModules, courses, themes } from './courses.tables.ts';
export { findLessonLinks } from './lessons/find-lesson-links.ts';
export { nameLessons } from './lessons/name-lessons.ts';
export { nameLessonsTo, nameReadableLesson, readLessons } from './lessons/read-lessons.ts';
export { courseEnrollments } from './lessons.tables.ts';
export { previewCourse, previewLesson } from './preview/preview-course.ts';
export { completeFinishedCourses } from './progress/complete-finished-courses.ts';
export { type CourseWork, findCourseWork, listUnfinishedCourses } from './progress/course-work.ts';
export { findCompletedCourse, listCompletedCourses } from './progress/find-completed-course.ts';
export { listCourseStandings } from './progress/learning-overview.ts';
export { listCompletedThemes } from './progress/list-completed-themes.ts';
export { listStudiedWeeks } from './progress/list-studied-weeks.ts';
export { passCourseQuiz } from './progress/pass-course-quiz.ts';
export { setCourseQuiz } from './progress/set-course-quiz.ts';
export { addStudyTime } from './progress/study-time.ts';
