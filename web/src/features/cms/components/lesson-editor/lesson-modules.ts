type Value = Record<string, unknown>;

type LessonModule = { id: string; title: string };

/** The modules of a course's file, with titles in the language where it has them. */
export function modulesOf(course: Value, language: string): LessonModule[] {
  return listOf(course.modules).map((module) => {
    const titles = isValue(module.title) ? module.title : {};
    const title = titles[language] ?? titles.sl ?? module.id;
    return { id: String(module.id), title: String(title) };
  });
}

function listOf(value: unknown): Value[] {
  return Array.isArray(value) ? value.filter(isValue) : [];
}

function isValue(value: unknown): value is Value {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
