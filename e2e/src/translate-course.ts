import { otherLanguages, type Translated } from '@navor/languages';
import { expect, type Page } from '@playwright/test';

type CourseValue = Record<'title' | 'summary' | 'description', Translated> & {
  outcomes: Translated<string[]>;
  modules: Record<'title' | 'summary', Translated>[];
};

/** Gives the draft of a course words of their own in every language: what is published stands in the catalogue that others look at. */
export async function translateCourse(page: Page, courseId: string): Promise<void> {
  const path = 'course.yaml';
  const address = `/api/cms/course/${courseId}/value`;
  const { value, hash } = (await (await page.request.get(address, { params: { path } })).json()) as {
    value: CourseValue;
    hash: string;
  };
  const translated: CourseValue = {
    ...value,
    ...{ title: inAll(value.title), summary: inAll(value.summary), description: inAll(value.description) },
    outcomes: {
      ...value.outcomes,
      ...fromEach((language) => value.outcomes.sl.map((text) => `${text} (${language})`)),
    },
    modules: value.modules.map((module) => ({
      ...module,
      ...{ title: inAll(module.title), summary: inAll(module.summary) },
    })),
  };
  const written = await page.request.put(address, { data: { path, value: translated, base_hash: hash } });
  expect(await written.json()).toMatchObject({ kind: 'saved' });
}

function inAll(text: Translated): Translated {
  return { ...text, ...fromEach((language) => `${text.sl} (${language})`) };
}

function fromEach<Value>(made: (language: string) => Value) {
  return Object.fromEntries(otherLanguages.map((language) => [language, made(language)]));
}
