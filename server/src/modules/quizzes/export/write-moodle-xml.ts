import type { BankAnswer, BankText } from '../import/bank.ts';
import { addOnce, type BankWriter, type QuestionToWrite } from './exporting.ts';
import { writeCloze } from './write-cloze.ts';

/** Drawings by their path in the quiz's folder. */
type Files = ReadonlyMap<string, Uint8Array>;

/** Moodle XML, with the drawings of the quiz inside. */
export function moodleXmlWriter(files: Files): BankWriter {
  return {
    figure: (path) => (files.has(path) ? `${fileAddress}${nameOf(path)}` : null),
    category: writeCategory,
    question: (question) => writeQuestion(question, files),
    whole: (parts) => `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${parts.join('\n')}\n</quiz>\n`,
  };
}

/** Where Moodle finds the files of a text. */
const fileAddress = '@@PLUGINFILE@@/';

function nameOf(path: string): string {
  return path.split('/').at(-1) ?? path;
}

function writeQuestion({ name, tags, question, notes, keepsOrder }: QuestionToWrite, files: Files): string {
  const { answer, body, solution, hints, points } = question;
  const asked = answer.kind === 'gaps' ? { ...body, text: writeCloze(body, answer.gaps) } : body;
  if (answer.kind === 'gaps' && answer.gaps.some(({ answer: gap }) => gap.kind === 'number' && gap.unit !== '')) {
    addOnce(notes, 'gapUnit');
  }
  if (answer.kind === 'number' && answer.unit !== '') addOnce(notes, 'oneUnit');
  if (answer.kind === 'pairs' && hasMarksOnTheRight(answer)) addOnce(notes, 'plainPairs');
  const lines = [
    `<name>${plainText(name)}</name>`,
    rich('questiontext', asked, files),
    rich('generalfeedback', solution ?? nothing, files),
    `<defaultgrade>${points}</defaultgrade>`,
    '<penalty>0</penalty>',
    '<hidden>0</hidden>',
    ...answerLines(answer, keepsOrder, files),
    ...hints.map((hint) => rich('hint', hint, files)),
    ...(tags.length > 0 ? [`<tags>${tags.map((tag) => `<tag>${plainText(tag)}</tag>`).join('')}</tags>`] : []),
  ];
  return `  <question type="${typeOf(answer)}">\n${lines.map((line) => `    ${line}`).join('\n')}\n  </question>`;
}

/** Moodle offers them in a list, which shows words alone. */
function hasMarksOnTheRight({ pairs, extras }: Extract<BankAnswer, { kind: 'pairs' }>): boolean {
  return [...pairs.map(({ right }) => right), ...extras].some(({ text }) => /<|\\\(/.test(text));
}

const nothing: BankText = { text: '', format: 'html' };

function typeOf(answer: BankAnswer): string {
  switch (answer.kind) {
    case 'choice':
      return 'multichoice';
    case 'truth':
      return 'truefalse';
    case 'words':
      return 'shortanswer';
    case 'number':
      return 'numerical';
    case 'pairs':
      return 'matching';
    case 'order':
      return 'ordering';
    case 'gaps':
      return 'cloze';
  }
}

function answerLines(answer: BankAnswer, keepsOrder: boolean, files: Files): string[] {
  const comment = (feedback: BankText | null) => rich('feedback', feedback ?? nothing, files);
  const shuffles = `<shuffleanswers>${!keepsOrder}</shuffleanswers>`;
  switch (answer.kind) {
    case 'choice':
      return [
        `<single>${answer.isSingle}</single>`,
        shuffles,
        '<answernumbering>abc</answernumbering>',
        ...answer.options.map(({ text, percent, feedback }) =>
          rich('answer', text, files, { attributes: ` fraction="${percent}"`, inside: comment(feedback) }),
        ),
      ];
    case 'truth':
      return [true, false].map(
        (verdict) =>
          `<answer fraction="${verdict === answer.isTrue ? 100 : 0}" format="moodle_auto_format">${plainText(
            String(verdict),
          )}${comment(verdict === answer.isTrue ? answer.whenRight : answer.whenWrong)}</answer>`,
      );
    case 'words':
      return [
        `<usecase>${answer.caseMatters ? 1 : 0}</usecase>`,
        ...answer.words.map(
          ({ text, percent, feedback }) =>
            `<answer fraction="${percent}" format="plain_text">${plainText(text)}${comment(feedback)}</answer>`,
        ),
      ];
    case 'number':
      return [
        ...answer.numbers.map(
          ({ value, tolerance, percent, feedback }) =>
            `<answer fraction="${percent}" format="moodle_auto_format">${plainText(String(value))}${comment(
              feedback,
            )}<tolerance>${tolerance}</tolerance></answer>`,
        ),
        ...unitLines(answer.unit, answer.isUnitRequired),
      ];
    case 'pairs':
      return [
        shuffles,
        ...[...answer.pairs, ...answer.extras.map((right) => ({ left: nothing, right }))].map(({ left, right }) =>
          rich('subquestion', left, files, { inside: `<answer>${cdata(right.text)}</answer>` }),
        ),
      ];
    case 'order':
      return [
        '<layouttype>VERTICAL</layouttype>',
        '<selecttype>ALL</selecttype>',
        `<selectcount>${answer.items.length}</selectcount>`,
        `<gradingtype>${answer.grading}</gradingtype>`,
        ...answer.items.map((item, at) => rich('answer', item, files, { attributes: ` fraction="${at + 1}"` })),
      ];
    case 'gaps':
      return [];
  }
}

function unitLines(unit: string, isRequired: boolean): string[] {
  if (unit === '') return ['<unitgradingtype>0</unitgradingtype>', '<showunits>3</showunits>'];
  return [
    // Without its unit an answer that needs one earns nothing here, so all of the mark depends on it.
    `<unitgradingtype>${isRequired ? 1 : 0}</unitgradingtype>`,
    '<unitpenalty>1</unitpenalty>',
    '<showunits>0</showunits>',
    '<unitsleft>0</unitsleft>',
    `<units><unit><multiplier>1</multiplier><unit_name>${escaped(unit)}</unit_name></unit></units>`,
  ];
}

type Around = { attributes?: string; inside?: string };

function rich(
  element: string,
  { text }: BankText,
  files: Files,
  { attributes = '', inside = '' }: Around = {},
): string {
  return `<${element}${attributes} format="html">${cdata(text)}${attached(text, files)}${inside}</${element}>`;
}

function attached(text: string, files: Files): string {
  return [...files]
    .filter(([path]) => text.includes(`${fileAddress}${nameOf(path)}"`))
    .map(
      ([path, content]) =>
        `<file name="${escaped(nameOf(path))}" path="/" encoding="base64">${Buffer.from(content).toString('base64')}</file>`,
    )
    .join('');
}

function writeCategory(title: string): string {
  // A slash would begin a category within it.
  const path = `$course$/top/${title.replaceAll('/', '//')}`;
  return `  <question type="category">\n    <category>${plainText(path)}</category>\n  </question>`;
}

function plainText(text: string): string {
  return `<text>${escaped(text)}</text>`;
}

function cdata(text: string): string {
  return text === ''
    ? '<text></text>'
    : `<text><![CDATA[${wellFormed(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]></text>`;
}

/** XML has no way to write some characters, which show nothing anyway. */
function wellFormed(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
}

function escaped(text: string): string {
  return wellFormed(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
