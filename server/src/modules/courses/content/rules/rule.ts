import type { ContentRule } from '../../../../content/prepare-content.ts';
import type { ReadCourses } from '../read-courses.ts';

/** Courses refer to nothing but each other. */
export type Rule = ContentRule<ReadCourses, void>;
