/** What a course can be and how courses can be sought, apart from the schemas: browsers need these, but no validator. */

/** What a person's plan grants, from the least to the most. */
export const tiers = ['free', 'standard', 'premium'] as const;
export type Tier = (typeof tiers)[number];

/** Whose eyes a page is previewed with: a visitor's, or those of somebody with this plan. */
export const previewedAs = ['visitor', ...tiers] as const;
export type PreviewedAs = (typeof previewedAs)[number];

export const courseLevels = ['beginner', 'intermediate', 'advanced'] as const;
export type CourseLevel = (typeof courseLevels)[number];

/** By the hours of a whole course: under 15, up to 40, more. */
export const courseDurations = ['short', 'medium', 'long'] as const;
export type CourseDuration = (typeof courseDurations)[number];
export const courseDurationHours = { short: 15, medium: 40 };

export const courseSorts = ['recommended', 'newest', 'title', 'shortest'] as const;
export type CourseSort = (typeof courseSorts)[number];

/**
 * What somebody has left before a course is completed, the first of it: lessons that are not done, then quizzes that are
 * not passed. With nothing left, it is about to be completed.
 */
export const remainingWork = ['lessons', 'quizzes', 'nothing'] as const;
export type RemainingWork = (typeof remainingWork)[number];

/** A lesson is done when its reader says so, or when its quiz is passed. */
export const lessonCompletions = ['manual', 'quiz'] as const;
export type LessonCompletion = (typeof lessonCompletions)[number];

export const contentStatuses = ['draft', 'published'] as const;
export type ContentStatus = (typeof contentStatuses)[number];

export const coursesPerPage = 24;

export const noteLength = { max: 4000 };
export const notesPerLesson = 200;

/** The most study time one report may claim, in seconds; longer reading is reported in several. */
export const longestReadingReport = 120;

/** The picture that a course is known by: beside its lessons, at the top of its folder. */
export const courseDrawingFile = 'drawing.svg';
