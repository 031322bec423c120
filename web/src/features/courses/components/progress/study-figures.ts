import type { CourseProgress } from '@navor/contract';

export type StudyModule = CourseProgress['modules'][number];
export type StudyLesson = StudyModule['lessons'][number];
export type StudyWeek = CourseProgress['weeks_studied'][number];
