import { parseXml, type XmlElement, XmlError } from '@rgrove/parse-xml';
import type { Bank, BankEntry, BankFile } from '../bank.ts';
import { readNumber } from '../numbers.ts';
import { Refusal, type RefusalReason } from '../refusal.ts';
import { readMoodleAnswer } from './moodle-answers.ts';
import { childOf, childrenOf, isElement, settingOf, textIfAny, textOf, wordsOf } from './xml.ts';

/** Reads a bank in Moodle XML. Broken XML is no bank at all; a broken question is one question less. */
export function readMoodleXml(text: string): Bank {
  const doctype = text.indexOf('<!DOCTYPE');
  // Declared entities can make a few lines unfold to gigabytes, and no export of Moodle has any.
  if (doctype >= 0 && doctype < endOfProlog(text)) return broken(lineAt(text, doctype), 'doctype');
  const parsed = parse(text);
  if (!('root' in parsed)) return parsed;
  const { root } = parsed;
  if (root.name !== 'quiz') return broken(1, 'notMoodle', { element: root.name });
  const lineOf = lineFinder(text);
  const entries: BankEntry[] = [];
  let category: string | null = null;
  for (const question of root.children.filter(isElement)) {
    if (question.attributes.type === 'category') category = settingOf(question, 'category').split('/').at(-1) || null;
    else entries.push(entryOf(question, lineOf(question.start), category));
  }
  return entries.length === 0 ? broken(1, 'noQuestions') : { entries, problems: [] };
}

function broken(line: number, key: string, values?: Record<string, unknown>): Bank {
  return { entries: [], problems: [{ line, reason: { key: `problems.${key}`, ...(values && { values }) } }] };
}

function endOfProlog(text: string): number {
  const start = text.search(/<[a-z]/i);
  return start < 0 ? text.length : start;
}

function parse(text: string): { root: XmlElement } | Bank {
  try {
    const root = parseXml(text, { includeOffsets: true }).children.find(isElement);
    return root ? { root } : broken(1, 'noQuestions');
  } catch (error) {
    // It goes down by calling itself.
    if (error instanceof RangeError) return broken(1, 'tooDeep');
    if (!(error instanceof XmlError)) throw error;
    const [detail = ''] = error.message.replace(/ \(line \d+, column \d+\)/, '').split('\n');
    return broken(error.line, 'xml', { detail });
  }
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

/** For places that are asked for one after the other. */
function lineFinder(text: string): (offset: number) => number {
  let [line, end] = [1, 0];
  return (offset) => {
    for (; end < offset; end += 1) if (text[end] === '\n') line += 1;
    return line;
  };
}

function entryOf(question: XmlElement, line: number, category: string | null): BankEntry {
  // An element that Moodle does not know there is told of as a type that we do not know.
  const type = question.name === 'question' ? (question.attributes.type ?? '') : question.name;
  const body = childOf(question, 'questiontext');
  const words = wordsOf(body)
    .slice(0, 1000)
    .replace(/<[^<>]*>/g, ' ');
  return {
    ...{ line, type, category },
    name: (settingOf(question, 'name') || words).replace(/\s+/g, ' ').trim().slice(0, 80),
    keepsOrder: ['0', 'false'].includes(settingOf(question, 'shuffleanswers')),
    read: () => {
      // As older versions attach the image of a question.
      const image = settingOf(question, 'image');
      if (image !== '') throw new Refusal('image', { name: image });
      const answered = readMoodleAnswer(type, question, textOf(body));
      const grade = settingOf(question, 'defaultgrade');
      const points = grade === '' ? 1 : readNumber(grade);
      if (points === null) throw new Refusal('badNumber', { number: grade });
      return {
        ...answered,
        points,
        hints: childrenOf(question, 'hint').flatMap((hint) => textIfAny(hint) ?? []),
        solution: textIfAny(childOf(question, 'generalfeedback')),
        tags: tagsOf(question),
        files: filesIn(question),
        notes: notesOn(question),
      };
    },
  };
}

function tagsOf(question: XmlElement): string[] {
  const listed = childOf(question, 'tags');
  return listed ? childrenOf(listed, 'tag').map(wordsOf) : [];
}

function notesOn(question: XmlElement): RefusalReason[] {
  const hasComments = ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback'].some((name) =>
    isOwnComment(settingOf(question, name)),
  );
  return hasComments ? [{ key: 'notes.feedbackDropped' }] : [];
}

/** What Moodle puts there by itself tells nobody anything that the result does not. */
const moodlesComment =
  /^(|Your answer is (partially )?(in)?correct\.?|Vaš odgovor je (delno )?(pravilen|napačen|nepravilen)\.?|Die Antwort ist (teilweise )?(richtig|falsch)\.?)$/;

function isOwnComment(written: string): boolean {
  const words = written.slice(0, 1000).replace(/<[^<>]*>|&nbsp;|\s+/g, ' ');
  return !moodlesComment.test(words.trim());
}

function filesIn(element: XmlElement): BankFile[] {
  if (element.name === 'file') return [{ name: element.attributes.name ?? '?', base64: element.text }];
  return element.children.flatMap((child) => (isElement(child) ? filesIn(child) : []));
}
