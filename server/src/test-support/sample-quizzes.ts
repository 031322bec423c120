import { findQuizReferences } from '../modules/quizzes/content/find-quiz-references.ts';
import { prepareQuizzes } from '../modules/quizzes/content/prepare-quizzes.ts';
import { saveQuizzes } from '../modules/quizzes/content/save-quizzes.ts';
import type { Services } from '../platform/services.ts';
import { saveSampleCourse } from './sample-course-files.ts';
import { type ContentChanges, readSampleFolder, refuseFaults, sampleFiles } from './sample-files.ts';

/**
 * Saves the sample course `osnove` and these quizzes as loading does: `vzorec` (standalone, at once, one question of each
 * type, 10 points), `vzorec-cas` (standalone, after submission, one minute, two attempts, 4 points, passed with 60 %),
 * `vzorec-modul` and `vzorec-tecaj` (of the module `prvi` and of the whole course, a point each).
 */
export async function saveSampleQuizzes({ services }: { services: Services }, changes?: ContentChanges) {
  await saveSampleCourse(services);
  const prepared = await prepareQuizzes(sampleQuizFiles(changes), await findQuizReferences(services.db));
  refuseFaults(prepared.problems);
  return saveQuizzes(services, prepared);
}

const topics = `merjenje:
  sl: Merjenje
  en: Measuring
  de: Messen
ohmov-zakon:
  sl: Ohmov zakon
  en: Ohm's law
  de: Ohmsches Gesetz
`;

const figure = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32">
  <line id="zica" x1="0" y1="16" x2="64" y2="16" stroke="currentColor" stroke-width="2"/>
  <use href="#zica"/>
</svg>
`;

/**
 * Right are, in this order: `v`; `a` and `v`; true; U / R; R * I; "ampermeter"; each quantity with its unit; as written; "tok",
 * R * I, `r`.
 */
const questionIds = [
  ...['ena-izbira', 'vec-izbir', 'drzi', 'stevilo', 'enacba'],
  ...['besedilo', 'pari', 'vrstni-red', 'vrzeli'],
];
const questions = readSampleFolder('questions');

const all = quiz({
  title: 'Vzorec',
  settings: 'feedback: at-once\npassing: 50\nshuffleOptions: true\n',
  questions: questionIds,
});
const timed = quiz({
  title: 'Vzorec na čas',
  settings: 'feedback: after-submission\nminutes: 1\nattempts: 2\npassing: 60\nshuffleQuestions: true\n',
  questions: ['ena-izbira', 'drzi', 'stevilo'],
});
const ofModule = quiz({
  title: 'Vzorec modula',
  placement: 'placement:\n  course: osnove\n  module: prvi\n',
  questions: ['drzi'],
});
const ofCourse = quiz({ title: 'Vzorec tečaja', placement: 'placement:\n  course: osnove\n', questions: ['drzi'] });

const sample: Record<string, string> = {
  'topics.yaml': topics,
  ...filesOf('vzorec', all, questionIds),
  'quizzes/vzorec/figures/zica.svg': figure,
  ...filesOf('vzorec-cas', timed, ['ena-izbira', 'drzi', 'stevilo']),
  'quizzes/vzorec-cas/figures/zica.svg': figure,
  ...filesOf('vzorec-modul', ofModule, ['drzi']),
  ...filesOf('vzorec-tecaj', ofCourse, ['drzi']),
};

/** The files of these quizzes; one of them. */
export const { all: sampleQuizFiles, edited: sampleQuizFile } = sampleFiles(sample);

function filesOf(id: string, file: string, asked: string[]): Record<string, string> {
  return Object.fromEntries([
    [`quizzes/${id}/quiz.yaml`, file],
    ...asked.map((question) => [`quizzes/${id}/questions/${question}.yaml`, questions[`${question}.yaml`] ?? '']),
  ]);
}

function quiz({
  title,
  placement = '',
  settings = 'feedback: at-once\npassing: 60\n',
  questions: ids,
}: {
  title: string;
  placement?: string;
  settings?: string;
  questions: string[];
}): string {
  return `theme: elektrika
status: published
position: 1
level: beginner
${placement}title:
  sl: ${title}
  en: ${title} (en)
  de: ${title} (de)
summary:
  sl: Za vajo.
  en: For practice.
  de: Zum Üben.
${settings}questions:
${ids.map((id) => `  - ${id}\n`).join('')}`;
}
