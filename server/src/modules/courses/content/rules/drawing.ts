import { courseDrawingFile } from '@navor/contract';
import { readCourseDrawing } from '../course-drawing.ts';
import type { Rule } from './rule.ts';

/** The picture of a course can be drawn wherever the course is shown. */
export const drawing: Rule = ({ courses }) =>
  courses.flatMap(({ id, files }) =>
    readCourseDrawing(files).problems.map((message) => ({
      path: `courses/${id}/${courseDrawingFile}`,
      line: 1,
      rule: 'course-drawing',
      severity: 'error' as const,
      message,
    })),
  );
