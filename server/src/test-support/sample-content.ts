import type { ContentFiles } from '../content/files/content-files.ts';
import { prepareCourses } from '../modules/courses/content/prepare-courses.ts';
import { saveCourses } from '../modules/courses/content/save-courses.ts';
import type { Services } from '../platform/services.ts';

/** Texts by the paths of files; null for a file that is not there. */
export type ContentChanges = Record<string, string | null>;

/** Saves the folder below as loading does. */
export async function saveSound(services: Services, changes?: ContentChanges) {
  return saveCourses(services, await prepareCourses(soundContent(changes)));
}

/** A small content folder without any fault, for tests to break. */
export function soundContent(changes: ContentChanges = {}): ContentFiles {
  const files = new Map(Object.entries(sound).map(([path, text]) => [path, Buffer.from(text)]));
  for (const [path, text] of Object.entries(changes)) {
    if (text === null) files.delete(path);
    else files.set(path, Buffer.from(text));
  }
  return files;
}

/** One of its files with a piece of it replaced. */
export function soundFile(path: string, piece = '', replacement = ''): string {
  const text = sound[path];
  if (!text?.includes(piece)) throw new Error(`"${piece}" is not in ${path}`);
  // As a function, since $$ would stand for $ otherwise.
  return text.replace(piece, () => replacement);
}

const theme = `position: 1
title:
  sl: Elektrotehnika
  en: Electrical engineering
  de: Elektrotechnik
summary:
  sl: O elektriki.
  en: About electricity.
  de: Über Elektrizität.
`;

const course = `theme: elektrika
status: published
position: 1
level: beginner
access: standard
weeks: 4
hoursPerWeek: 5
author: Ana Kovač
title:
  sl: Osnove
  en: Basics
  de: Grundlagen
summary:
  sl: Kratko.
  en: Short.
  de: Kurz.
description:
  sl: Dolgo.
  en: Long.
  de: Lang.
outcomes:
  sl:
    - Znati
  en:
    - Know
  de:
    - Wissen
prerequisites: []
modules:
  - id: prvi
    title:
      sl: Prvi
      en: First
      de: Erstes
    summary:
      sl: Uvod.
      en: Introduction.
      de: Einführung.
    lessons:
      - id: tok
        minutes: 20
        preview: true
      - id: napetost
        minutes: 25
`;

const figure = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32">
  <line x1="0" y1="16" x2="64" y2="16" stroke="currentColor" stroke-width="2"/>
</svg>
`;

const lesson = (title: string, text: string) => `---
title: ${title}
summary: ${title}, na kratko.
---

${text}
`;

const current = `Tok je $I$, glejte [napetost](napetost).

![Ravna črta](figures/crta.svg "Črta")

$$ #tok-def
I = \\frac{Q}{t}
$$

## Zakaj

Po [enačbi (#)](#tok-def).`;

const sound: Record<string, string> = {
  'themes/elektrika.yaml': theme,
  'courses/osnove/course.yaml': course,
  'courses/osnove/figures/crta.svg': figure,
  'courses/osnove/lessons/tok.sl.md': lesson('Tok', current),
  'courses/osnove/lessons/tok.en.md': lesson('Current', current),
  'courses/osnove/lessons/tok.de.md': lesson('Strom', current),
  'courses/osnove/lessons/napetost.sl.md': lesson('Napetost', 'Napetost je $U$.'),
  'courses/osnove/lessons/napetost.en.md': lesson('Voltage', 'Voltage is $U$.'),
  'courses/osnove/lessons/napetost.de.md': lesson('Spannung', 'Spannung ist $U$.'),
};

const languages = ['sl', 'en', 'de'];

/** Changes by which the second lesson leaves its course. */
export const withoutVoltage: Record<string, string | null> = {
  'courses/osnove/course.yaml': soundFile('courses/osnove/course.yaml', '      - id: napetost\n        minutes: 25\n'),
  ...Object.fromEntries(
    languages.flatMap((language) => {
      const [tok, napetost] = ['tok', 'napetost'].map((id) => `courses/osnove/lessons/${id}.${language}.md`) as [
        string,
        string,
      ];
      return [
        [tok, soundFile(tok, ', glejte [napetost](napetost)')],
        [napetost, null],
      ];
    }),
  ),
};
