import { expect, it } from 'vitest';
import { sampleCourseFile, sampleCourseFiles } from '../../../test-support/sample-course-files.ts';
import { sampleQuizFile, sampleQuizFiles } from '../../../test-support/sample-quizzes.ts';
import { courseReferencesIn, withCourseReferences } from '../../courses/index.ts';
import { prepareQuizzes } from './prepare-quizzes.ts';
import { noQuizReferences, type PlacedQuiz } from './quiz-references.ts';

const quiz = 'quizzes/vzorec/quiz.yaml';
const ofModule = 'quizzes/vzorec-modul/quiz.yaml';
const choice = 'quizzes/vzorec/questions/ena-izbira.yaml';
const several = 'quizzes/vzorec/questions/vec-izbir.yaml';
const number = 'quizzes/vzorec/questions/stevilo.yaml';
const formula = 'quizzes/vzorec/questions/enacba.yaml';
const gaps = 'quizzes/vzorec/questions/vrzeli.yaml';
const course = 'courses/osnove/course.yaml';
const inFile = (path: string, piece: string, replacement: string) => ({
  [path]: sampleQuizFile(path, piece, replacement),
});

const sound = () => withCourseReferences(noQuizReferences, courseReferencesIn(sampleCourseFiles()));
const lessonDoneByQuiz = () => {
  const changed = { [course]: sampleCourseFile(course, 'minutes: 25\n', 'minutes: 25\n        completion: quiz\n') };
  return withCourseReferences(noQuizReferences, courseReferencesIn(sampleCourseFiles(changed)));
};

/** Sound questions are rendered once; a fault is in one file, and only what that says is rendered again. */
const soundQuizzes = prepareQuizzes(sampleQuizFiles(), sound());
async function prepared(changes: Record<string, string | null>, references = sound()) {
  const { quizzes } = await soundQuizzes;
  const questions = quizzes.flatMap((each) => each.questions).filter(({ path }) => !(path in changes));
  const rendered = new Map(questions.map((question) => [question.path, question.prepared]));
  return prepareQuizzes(sampleQuizFiles(changes), references, rendered);
}

it('finds nothing wrong with sound quizzes', async () => {
  expect((await soundQuizzes).problems).toEqual([]);
});

type Fault = { path: string; line: number; rule: string; severity: 'error' | 'warning' };
const error = (path: string, line: number, rule: string): Fault => ({ path, line, rule, severity: 'error' });
const warning = (path: string, line: number, rule: string): Fault => ({ path, line, rule, severity: 'warning' });

const faults: [string, Record<string, string | null>, Fault][] = [
  ['an unknown theme', inFile(quiz, 'theme: elektrika', 'theme: kemija'), error(quiz, 1, 'unknown-theme')],
  ['an unknown key', inFile(quiz, 'position: 1', 'position: 1\nweeks: 2'), error(quiz, 1, 'shape')],
  ['a share that cannot be passed', inFile(quiz, 'passing: 50', 'passing: 101'), error(quiz, 14, 'shape')],
  [
    'a quiz without questions',
    {
      [ofModule]: sampleQuizFile(ofModule, 'questions:\n  - drzi\n', 'questions: []\n'),
      'quizzes/vzorec-modul/questions/drzi.yaml': null,
    },
    error(ofModule, 18, 'no-questions'),
  ],
  [
    'more questions than an attempt takes',
    inFile(quiz, '  - drzi\n', Array.from({ length: 200 }, (_, at) => `  - se-${at}\n`).join('')),
    error(quiz, 16, 'shape'),
  ],
  ['a question without a file', { [choice]: null }, error(quiz, 17, 'missing-question')],
  ['a question that is not listed', inFile(quiz, '  - ena-izbira\n', ''), error(choice, 1, 'stray-question')],
  ['a question listed twice', inFile(quiz, '  - drzi\n', '  - drzi\n  - drzi\n'), error(quiz, 20, 'id')],
  [
    'an id that is none',
    {
      [quiz]: sampleQuizFile(quiz, '  - drzi\n', '  - Drzi\n'),
      'quizzes/vzorec/questions/drzi.yaml': null,
      'quizzes/vzorec/questions/Drzi.yaml': sampleQuizFile('quizzes/vzorec/questions/drzi.yaml'),
    },
    error(quiz, 19, 'shape'),
  ],
  [
    'a folder without its quiz',
    { 'quizzes/nic/questions/drzi.yaml': sampleQuizFile('quizzes/vzorec/questions/drzi.yaml') },
    error('quizzes/nic/questions/drzi.yaml', 1, 'stray-file'),
  ],
  [
    'a drawing of no question',
    { 'quizzes/vzorec/figures/sama.svg': sampleQuizFile('quizzes/vzorec/figures/zica.svg') },
    warning('quizzes/vzorec/figures/sama.svg', 1, 'unused-file'),
  ],
  [
    'a picture among the drawings',
    { 'quizzes/vzorec/figures/slika.png': 'PNG' },
    warning('quizzes/vzorec/figures/slika.png', 1, 'file-format'),
  ],
  ['an unknown course', inFile(ofModule, 'course: osnove', 'course: nic'), error(ofModule, 6, 'unknown-course')],
  ['an unknown module', inFile(ofModule, 'module: prvi', 'module: nic'), error(ofModule, 7, 'unknown-module')],
  ['an unknown lesson', inFile(ofModule, 'module: prvi', 'lesson: nic'), error(ofModule, 7, 'unknown-lesson')],
  ['a lesson done by hand', inFile(ofModule, 'module: prvi', 'lesson: tok'), error(ofModule, 7, 'lesson-quiz')],
  [
    'a module and a lesson at once',
    inFile(ofModule, 'module: prvi', 'module: prvi\n  lesson: tok'),
    error(ofModule, 5, 'shape'),
  ],
  [
    'two quizzes of one course',
    inFile(ofModule, '  module: prvi\n', ''),
    error('quizzes/vzorec-tecaj/quiz.yaml', 5, 'crowded-place'),
  ],
  ['an unknown topic', inFile(choice, 'topic: merjenje', 'topic: nic'), error(choice, 2, 'unknown-topic')],
  [
    'a topic that is not in every language',
    inFile('topics.yaml', '  de: Messen\n', ''),
    warning('topics.yaml', 1, 'missing-translation'),
  ],
  ['a title that is not', inFile(quiz, '  de: Vzorec (de)\n', ''), warning(quiz, 5, 'missing-translation')],
  [
    'a text of a question that is not',
    inFile(choice, '      de: Ampere\n', ''),
    warning(choice, 24, 'missing-translation'),
  ],
  [
    'a value that only one language shows',
    inFile(number, 'voltage of {{U}}', 'voltage'),
    warning(number, 20, 'uneven-values'),
  ],
  ['a value that is none', inFile(number, 'napetost {{U}}', 'napetost {{V}}'), error(number, 18, 'question')],
  [
    'a variable that nothing uses',
    inFile(number, 'variables:\n', 'variables:\n  X:\n    list: [1, 2]\n'),
    warning(number, 5, 'unused-value'),
  ],
  ['an expression that cannot be read', inFile(number, 'answer: I', 'answer: I +'), error(number, 22, 'question')],
  ['another dimension', inFile(number, 'answer: I', 'answer: U'), error(number, 22, 'question')],
  ['an unknown unit', inFile(number, 'answer: I\nunit: mA', 'answer: I\nunit: flux'), error(number, 23, 'question')],
  ['a wrong value', inFile(number, 'points: 2', 'points: 0'), error(number, 2, 'shape')],
  ['two right options', inFile(choice, '  - id: a\n', '  - id: a\n    correct: true\n'), error(choice, 16, 'question')],
  ['two options of one name', inFile(several, 'id: v', 'id: a'), error(several, 14, 'question')],
  ['constraints that no draw meets', inFile(number, 'U / R < 0.04', 'U / R > 4'), error(number, 16, 'question')],
  [
    'an answer that has no value',
    inFile(number, 'answer: I', 'answer: I * sqrt(U / U - 2)'),
    error(number, 22, 'unsound-question'),
  ],
  ['a slip that is right', inFile(number, 'value: U * R', 'value: U / R'), error(number, 25, 'unsound-question')],
  ['a formula that is its own slip', inFile(formula, 'value: R / I', 'value: I * R'), error(formula, 24, 'question')],
  ['a gap without its text', inFile(gaps, '  kaj:\n', '  nic:\n'), error(gaps, 20, 'question')],
  ['HTML', inFile(choice, 'V katerih', 'V <b>katerih</b>'), error(choice, 5, 'html')],
  ['a fault further down', inFile(choice, '![Ravna žica]', '![]'), error(choice, 7, 'alt-text')],
  ['a missing drawing', inFile(choice, 'figures/zica.svg', 'figures/ni.svg'), error(choice, 7, 'missing-file')],
  ['a heading', inFile(choice, 'V katerih', '## V katerih'), error(choice, 5, 'page-part')],
  ['a numbered formula', inFile(number, '    $$\n    I', '    $$ #tok\n    I'), error(number, 41, 'page-part')],
  [
    'a video',
    inFile(choice, '![Ravna žica](figures/zica.svg)', '::video[x]{src="media/x.mp4"}'),
    error(choice, 7, 'page-part'),
  ],
  [
    'a live formula',
    inFile(choice, '![Ravna žica](figures/zica.svg)', '```formula\n    equation: U = I\n    ```'),
    error(choice, 7, 'page-part'),
  ],
  ['a link to a lesson', inFile(choice, 'V katerih', 'V [katerih](tok)'), error(choice, 5, 'broken-link')],
  ['a list among the options', inFile(choice, 'sl: amper\n', 'sl: "- amper"\n'), error(choice, 25, 'line')],
  [
    'an option of two paragraphs',
    inFile(choice, 'sl: amper\n', 'sl: |\n        amper\n\n        volt\n'),
    error(choice, 28, 'line'),
  ],
  [
    'a broken formula',
    inFile(number, '\\frac{U}{R} = \\frac{ {{U}}', '\\frac{U}{ = \\frac{ {{U}}'),
    error(number, 42, 'formula'),
  ],
  ['broken YAML', inFile(quiz, 'passing: 50', 'passing: [50'), error(quiz, 15, 'yaml')],
  ['another form than an export has', inFile(quiz, 'passing: 50', 'passing:   50'), warning(quiz, 1, 'format')],
];

it.each(faults)('finds %s, by file and line', async (_, changes, fault) => {
  const { problems } = await prepared(changes);
  const found = problems.map(({ path, line, rule, severity }) => ({ path, line, rule, severity }));
  expect(found).toContainEqual(fault);
  for (const problem of problems) expect(problem.message).toMatch(/\w/);
});

it('finds a lesson that waits for a quiz which is not there', async () => {
  const { problems } = await prepared({}, lessonDoneByQuiz());
  expect(problems).toMatchObject([error(course, 43, 'lesson-quiz')]);
});

it('finds a lesson whose quiz is a draft', async () => {
  const placed = sampleQuizFile(ofModule, 'module: prvi', 'lesson: napetost').replace('published', 'draft');
  const { problems } = await prepared({ [ofModule]: placed }, lessonDoneByQuiz());
  expect(problems).toMatchObject([warning(ofModule, 2, 'draft-quiz')]);
});

it('is content with a lesson whose quiz is there, among the files or kept before', async () => {
  const placed = inFile(ofModule, 'module: prvi', 'lesson: napetost');
  expect((await prepared(placed, lessonDoneByQuiz())).problems).toEqual([]);
  const kept: PlacedQuiz = { id: 'prej', courseId: 'osnove', moduleId: null, lessonId: 'napetost' };
  const known = { ...lessonDoneByQuiz(), quizzes: [kept] };
  expect((await prepared({}, known)).problems).toEqual([]);
});

it('finds a quiz in the place of one that was kept before, unless it is the same', async () => {
  const kept: PlacedQuiz = { id: 'prej', courseId: 'osnove', moduleId: 'prvi', lessonId: null };
  const withKept = (id: string) => prepared({}, { ...sound(), quizzes: [{ ...kept, id }] });
  expect((await withKept('prej')).problems).toMatchObject([error(ofModule, 5, 'crowded-place')]);
  expect((await withKept('vzorec-modul')).problems).toEqual([]);
});
