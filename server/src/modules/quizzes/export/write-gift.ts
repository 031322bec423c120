import { anyGapMark, type BankAnswer, type BankText, type GapAnswer } from '../import/bank.ts';
import { Refusal } from '../import/refusal.ts';
import { addOnce, type BankWriter, type QuestionToWrite } from './exporting.ts';

/** Moodle's GIFT, which has no files and no units. @param unitSentence says in which unit to answer */
export function giftWriter(unitSentence: (unit: string) => string): BankWriter {
  return {
    figure: () => null,
    category: (title) => `$CATEGORY: $course$/top/${oneLine(title)}`,
    question: (question) => writeQuestion(question, unitSentence),
    whole: (parts) => `${parts.join('\n\n')}\n`,
  };
}

function writeQuestion(
  { name, tags, question, notes }: QuestionToWrite,
  unitSentence: (unit: string) => string,
): string {
  const { answer, body, solution, hints, points } = question;
  if (points !== 1) addOnce(notes, 'points');
  if (hints.length > 0) addOnce(notes, 'hints');
  if (caseMattersIn(answer)) addOnce(notes, 'case');
  const told = tags.length > 0 ? [`// ${tags.map((tag) => `[tag:${tag}]`).join(' ')}`] : [];
  const general = solution ? `\n\t####${signs(solution.text)}` : '';
  const braces = (given: BankAnswer) => `{${answersOf(given)}${general}\n}`;
  return [...told, `::${signs(name)}::[html]${placed(body, answer, braces, { notes, unitSentence })}`].join('\n');
}

type Placing = Pick<QuestionToWrite, 'notes'> & { unitSentence: (unit: string) => string };

/** The answer stands behind the text, or in the middle of it where the text has a gap. */
function placed(
  body: BankText,
  answer: BankAnswer,
  braces: (answer: BankAnswer) => string,
  { notes, unitSentence }: Placing,
): string {
  if (answer.kind !== 'gaps') {
    const unit = answer.kind === 'number' ? answer.unit : '';
    if (unit === '') return `${signs(body.text)} ${braces(answer)}`;
    addOnce(notes, 'unit');
    return `${signs(`${body.text}<p>${unitSentence(unit)}</p>`)} ${braces(answer)}`;
  }
  const [gap, ...others] = answer.gaps;
  if (!gap || others.length > 0) throw new Refusal('severalGaps');
  const [before = '', after = ''] = body.text.split(anyGapMark);
  if (gap.answer.kind !== 'number' || gap.answer.unit === '')
    return `${signs(before)}${braces(gap.answer)}${signs(after)}`;
  addOnce(notes, 'unit');
  return `${signs(before)}${braces(gap.answer)} ${signs(gap.answer.unit)}${signs(after)}`;
}

function answersOf(answer: BankAnswer): string {
  switch (answer.kind) {
    case 'choice':
      return lines(
        answer.options.map(({ text, percent, feedback }) => {
          const sign = answer.isSingle ? (percent === 100 ? '=' : '~') : `~%${percent}%`;
          return `${sign}${lineText(text)}${comment(feedback)}`;
        }),
      );
    case 'truth':
      return `${answer.isTrue ? 'TRUE' : 'FALSE'}${comment(answer.whenWrong)}${comment(answer.whenRight)}`;
    case 'words':
      return lines(answer.words.map(({ text, feedback }) => `=${wordText(text)}${comment(feedback)}`));
    case 'number':
      return `#${lines(
        answer.numbers.map(
          ({ value, tolerance, percent, feedback }) =>
            `=${percent === 100 ? '' : `%${percent}%`}${value}:${tolerance}${comment(feedback)}`,
        ),
      )}`;
    case 'pairs':
      return lines([
        ...answer.pairs.map(({ left, right }) => `=${lineText(left)} -> ${lineText(right)}`),
        ...answer.extras.map((right) => `= -> ${lineText(right)}`),
      ]);
    case 'order':
      return `>${answer.items.length} ALL VERTICAL ${answer.grading}${lines(answer.items.map(lineText))}`;
    case 'gaps':
      throw new Error('A gap has an answer of its own');
  }
}

function lines(parts: string[]): string {
  return parts.map((part) => `\n\t${part}`).join('');
}

function comment(feedback: BankText | null): string {
  return feedback ? `#${signs(feedback.text)}` : '';
}

/** In HTML, an arrow and a percent sign have another way to be written than the one that means something. */
function lineText({ text }: BankText): string {
  return signs(text.replaceAll('->', '-&gt;').replace(/^\s*%/, '&#37;'));
}

/** What is typed is no HTML, so that an arrow of it would make pairs of the answers. */
function wordText(text: string): string {
  if (text.includes('->') || text.startsWith('%')) throw new Refusal('signsInAnswer');
  return signs(text);
}

/** Signs of the text itself have a backslash; a question is one block without empty lines. */
function signs(text: string): string {
  return text.replace(/[\\~=#{}:]/g, '\\$&').replace(/\n/g, '\\n');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('/', '//');
}

function caseMattersIn(answer: BankAnswer): boolean {
  const isCased = (given: BankAnswer | GapAnswer) => given.kind === 'words' && given.caseMatters;
  return isCased(answer) || (answer.kind === 'gaps' && answer.gaps.some((gap) => isCased(gap.answer)));
}
