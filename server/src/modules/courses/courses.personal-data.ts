import type { PersonalTable } from '../../platform/personal-data.ts';
import { courseQuizPasses } from './course-quizzes.tables.ts';
import {
  courseEnrollments,
  lessonBookmarks,
  lessonNotes,
  lessonProgress,
  readingClocks,
  studyTime,
} from './lessons.tables.ts';

export const coursesPersonalTables: PersonalTable[] = [
  { name: 'course-enrollments', table: courseEnrollments, owner: courseEnrollments.userId },
  { name: 'lesson-progress', table: lessonProgress, owner: lessonProgress.userId },
  { name: 'study-time', table: studyTime, owner: studyTime.userId },
  { name: 'reading-clock', table: readingClocks, owner: readingClocks.userId },
  { name: 'lesson-notes', table: lessonNotes, owner: lessonNotes.userId },
  { name: 'lesson-bookmarks', table: lessonBookmarks, owner: lessonBookmarks.userId },
  { name: 'course-quiz-passes', table: courseQuizPasses, owner: courseQuizPasses.userId },
];
