export { findCourseFacts } from './catalogue/find-course-facts.ts';
export { nameCourses } from './catalogue/name-courses.ts';
export {
  type CourseReferences,
  courseReferencesIn,
  findCourseReferences,
  leadsToCourse,
  noCourseReferences,
  withCourseReferences,
} from './content/course-references.ts';
export { coursesContent } from './content/courses-content.ts';
export { prepareCourses } from './content/prepare-courses.ts';
export { outdatedLessons } from './content/render-outdated-lessons.ts';
export { saveCourses } from './content/save-courses.ts';
export { isContentId } from './content-id.ts';
export { courseChanged, courseCompleted, dayStudied, lessonCompleted, themeRenamed } from './courses.events.ts';
export { isUnlocked, neededTier, refuseLockedCourse, unlockedTiers } from './courses.policy.ts';
export { courses, themes } from './courses.tables.ts';
export { findLessonLinks } from './lessons/find-lesson-links.ts';
export { nameLessons } from './lessons/name-lessons.ts';
export { nameLessonsTo, nameReadableLesson, readLessons } from './lessons/read-lessons.ts';
export { courseEnrollments } from './lessons.tables.ts';
export { completeFinishedCourses } from './progress/complete-finished-courses.ts';
export { type CourseWork, findCourseWork, listUnfinishedCourses } from './progress/course-work.ts';
export { findCompletedCourse, listCompletedCourses } from './progress/find-completed-course.ts';
export { listCourseStandings } from './progress/learning-overview.ts';
export { listCompletedThemes } from './progress/list-completed-themes.ts';
export { listStudiedWeeks } from './progress/list-studied-weeks.ts';
export { passCourseQuiz } from './progress/pass-course-quiz.ts';
export { setCourseQuiz } from './progress/set-course-quiz.ts';
export { addStudyTime } from './progress/study-time.ts';
