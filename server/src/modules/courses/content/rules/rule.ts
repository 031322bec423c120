import type { ContentRule } from '../../../../content/prepare-content.ts';
import type { KnownCourses } from '../known-courses.ts';
import type { ReadCourses } from '../read-courses.ts';

export type Rule = ContentRule<ReadCourses, KnownCourses>;
