import { givenLanguages } from '../../../content/files/given-languages.ts';
import { writeYaml } from '../../../content/files/yaml-file.ts';
import type { CourseFile, ThemeFile } from './content-shapes.ts';

/** Keys in the order of the shape, defaults left out: the one form of a course's file. */
export function writeCourseFile(course: CourseFile): Buffer {
  const { modules, ...rest } = course;
  const written = {
    theme: rest.theme,
    status: rest.status,
    position: rest.position,
    level: rest.level,
    access: rest.access,
    weeks: rest.weeks,
    hoursPerWeek: rest.hoursPerWeek,
    author: rest.author,
    title: givenLanguages(rest.title),
    summary: givenLanguages(rest.summary),
    description: givenLanguages(rest.description),
    outcomes: givenLanguages(rest.outcomes),
    prerequisites: rest.prerequisites,
    modules: modules.map((module) => ({
      id: module.id,
      title: givenLanguages(module.title),
      summary: givenLanguages(module.summary),
      lessons: module.lessons.map(({ id, minutes, preview, status, completion }) => ({
        id,
        minutes,
        ...(preview && { preview }),
        ...(status !== 'published' && { status }),
        ...(completion !== 'manual' && { completion }),
      })),
    })),
  };
  return Buffer.from(writeYaml(written));
}

export function writeThemeFile({ position, title, summary }: ThemeFile): Buffer {
  return Buffer.from(writeYaml({ position, title: givenLanguages(title), summary: givenLanguages(summary) }));
}
