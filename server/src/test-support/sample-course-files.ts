import { languages } from '@navor/languages';
import { prepareCourses } from '../modules/courses/content/prepare-courses.ts';
import { saveCourses } from '../modules/courses/content/save-courses.ts';
import type { Services } from '../platform/services.ts';
import { type ContentChanges, readSampleFolder, sampleFiles } from './sample-files.ts';

/** Saves the course below as loading does. */
export async function saveSampleCourse(services: Services, changes?: ContentChanges) {
  return saveCourses(services, await prepareCourses(sampleCourseFiles(changes)));
}

/** The course `osnove`, with the lessons `tok` and `napetost`, and its theme; one of its files. */
export const { all: sampleCourseFiles, edited: sampleCourseFile } = sampleFiles(readSampleFolder('course'));

/** Changes by which the second lesson leaves its course. */
export const withoutVoltage: ContentChanges = {
  'courses/osnove/course.yaml': sampleCourseFile(
    'courses/osnove/course.yaml',
    '      - id: napetost\n        minutes: 25\n',
  ),
  ...Object.fromEntries(
    languages.flatMap((language) => {
      const tok = `courses/osnove/lessons/tok.${language}.md`;
      return [
        [tok, sampleCourseFile(tok, ', glejte [napetost](napetost)')],
        [`courses/osnove/lessons/napetost.${language}.md`, null],
      ];
    }),
  ),
};
