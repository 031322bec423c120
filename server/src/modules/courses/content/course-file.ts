import type { CourseFile, ThemeFile } from './content-shapes.ts';
import { writeYaml } from './yaml-file.ts';

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
    title: inOrder(rest.title),
    summary: inOrder(rest.summary),
    description: inOrder(rest.description),
    outcomes: inOrder(rest.outcomes),
    prerequisites: rest.prerequisites,
    modules: modules.map((module) => ({
      id: module.id,
      title: inOrder(module.title),
      summary: inOrder(module.summary),
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
  return Buffer.from(writeYaml({ position, title: inOrder(title), summary: inOrder(summary) }));
}

function inOrder<Text>({ sl, en, de }: { sl: Text; en?: Text | undefined; de?: Text | undefined }) {
  return { sl, ...(en !== undefined && { en }), ...(de !== undefined && { de }) };
}
