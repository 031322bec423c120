import { type Bank, type BankEntry, type BankQuestion, bankText, refuseLong } from '../bank.ts';
import { Refusal } from '../refusal.ts';

/** A text, options that begin with a letter, a line that names the right one, and in some banks why it is right. */
type Block = {
  line: number;
  text: string[];
  options: { letter: string; text: string }[];
  answer: string | null;
  explanation: string | null;
};

/** Moodle asks for capitals and a space; other programs write `a)volt` and `Answer: a`, which means the same. */
const option = /^\s*([A-Z])(?:\.\s|\))(.*)$/is;
const answer = /^\s*ANSWER\s*:(.*)$/i;
const letterAnswer = /^\s*ANSWER\s*:\s*[A-Z](?!\p{L})/iu;
const explanation = /^\s*(?:FEEDBACK|EXPLANATION)\s*:(.*)$/i;

/** Whether a text is a bank in Aiken: no other format has such lines. */
export function isAiken(text: string): boolean {
  const lines = text.split(/\r\n?|\n/);
  return lines.some((line) => letterAnswer.test(line)) && lines.some((line) => option.test(line));
}

/** Reads a bank in Aiken. Each question ends with its answer; a broken one breaks no other. */
export function readAiken(text: string): Bank {
  const entries = blocksOf(text).map(entryOf);
  const problems = entries.length === 0 ? [{ line: 1, reason: { key: 'problems.noQuestions' } }] : [];
  return { entries, problems };
}

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let block: Block | null = null;
  // The question whose answer or explanation stands in the lines just above: a blank line parts it from the next one.
  let answered: Block | null = null;
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') {
      answered = null;
      continue;
    }
    if (answered && explain(answered, line)) continue;
    answered = null;
    const [, letter, words = ''] = optionAfter(block, line);
    // `Answer: what is it?` may begin a question.
    const isAnswer = letterAnswer.test(line) || (block?.options.length ?? 0) > 0;
    const [, right] = (isAnswer && answer.exec(line)) || [];
    // A text after options means that the question before it has no answer.
    if (block && !letter && right === undefined && block.options.length > 0) block = null;
    if (!block) {
      block = { line: index + 1, text: [], options: [], answer: null, explanation: null };
      blocks.push(block);
    }
    if (right !== undefined) {
      block.answer = letterIn(right);
      answered = block;
      block = null;
    } else if (letter) block.options.push({ letter: letter.toUpperCase(), text: words.trim() });
    else block.text.push(line.trim());
  }
  return blocks;
}

/** Whether a line says why an answer is right, or goes on with that. */
function explain(answered: Block, line: string): boolean {
  const [, why] = explanation.exec(line) ?? [];
  if (why === undefined && answered.explanation === null) return false;
  answered.explanation = [answered.explanation, (why ?? line).trim()].filter((words) => words !== null).join(' ');
  return true;
}

/** ` b. ` → `B`. */
function letterIn(written: string): string {
  return written.trim().replace(/[.)]$/, '').toUpperCase();
}

/** Options go from A on without a gap; `I. Newton` in a text is none of them. */
function optionAfter(block: Block | null, line: string): RegExpExecArray | [] {
  const found = option.exec(line);
  const next = String.fromCharCode('A'.charCodeAt(0) + (block?.options.length ?? 0));
  return found?.[1]?.toUpperCase() === next && (block?.text.length ?? 0) > 0 ? found : [];
}

function entryOf(block: Block): BankEntry {
  const text = block.text.join('\n');
  return {
    ...{ line: block.line, type: 'multichoice', category: null, keepsOrder: false },
    name: text.replace(/\s+/g, ' ').slice(0, 80),
    read: () => questionOf(block, text),
  };
}

function questionOf({ options, answer: right, explanation: why }: Block, text: string): BankQuestion {
  refuseLong(text);
  if (right === null) throw new Refusal('noAnswerLine');
  if (!options.some(({ letter }) => letter === right)) throw new Refusal('unknownLetter', { letter: right });
  const told = options.map((one) => ({
    text: bankText(one.text, 'plain'),
    percent: one.letter === right ? 100 : 0,
    feedback: null,
  }));
  return {
    body: bankText(text, 'plain'),
    ...{ points: 1, hints: [], solution: why ? bankText(why, 'plain') : null },
    answer: { kind: 'choice', isSingle: true, options: told },
  };
}
