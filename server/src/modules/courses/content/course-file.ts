import { normalizeTranslations } from '../../../content/files/normalize-translations.ts';
import { writeYaml } from '../../../content/files/yaml-file.ts';
import type { CourseFile, ThemeFile } from './course-shapes.ts';

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
    title: normalizeTranslations(rest.title),
    summary: normalizeTranslations(rest.summary),
    description: normalizeTranslations(rest.description),
    outcomes: normalizeTranslations(rest.outcomes),
    prerequisites: rest.prerequisites,
    modules: modules.map((module) => ({
      id: module.id,
      title: normalizeTranslations(module.title),
      summary: normalizeTranslations(module.summary),
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
  return Buffer.from(
    writeYaml({ position, title: normalizeTranslations(title), summary: normalizeTranslations(summary) }),
  );
}
