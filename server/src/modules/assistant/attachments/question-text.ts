import type { AttemptQuestion, Settled } from '@navor/contract';
import type { Language } from '@navor/languages';
import type { Response, Reveal, View } from '@navor/questions';
import { htmlWords } from '../../../content/markdown/text/html-words.ts';
import type { Texts } from '../../../platform/texts.ts';
import { nameSlip } from '../../quizzes/index.ts';

/**
 * A question in plain words: what it asks, the hints that its learner has opened and, once it is settled, what they answered,
 * what went wrong and the solution. It is made of what the learner's own screen has, so that it knows nothing more than they do.
 */
export function questionText(texts: Texts, question: AttemptQuestion, language: Language): string {
  const say = (key: string, values?: Record<string, unknown>) =>
    texts.say(language, `assistant-attachments:${key}`, values);
  const truth = (isTrue: boolean) => texts.say(language, `quiz:types.true-false.${isTrue}`);
  const { body_html, view, hints_html, settled, response } = question;
  const own = response ? responseText(response, view, truth) : '';
  const parts = [
    plain(body_html),
    viewText(view),
    ...hints_html.map((hint, at) => `${say('hint', { number: at + 1 })} ${plain(hint)}`),
    settled && own === '' ? say('notAnswered') : '',
    own === '' ? '' : `${say('ownAnswer')} ${own}`,
    ...(settled ? settledParts(settled, view, { texts, language, say, truth }) : [say('open')]),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

type Truth = (isTrue: boolean) => string;
type Saying = {
  texts: Texts;
  language: Language;
  say: (key: string, values?: Record<string, unknown>) => string;
  truth: Truth;
};

function settledParts(
  { result, reveal, solution_html }: Settled,
  view: View,
  { texts, language, say, truth }: Saying,
): string[] {
  const named = result.kind === 'graded' && result.slip ? nameSlip(texts, result.slip, language) : null;
  const slip = [named ?? '', feedbackOf(reveal)].filter((part) => part !== '').join(' ');
  return [
    say(result.kind === 'graded' ? verdictOf(result.share) : 'wrong'),
    slip === '' ? '' : `${say('slip')} ${slip}`,
    `${say('rightAnswer')} ${revealText(reveal, view, truth)}`,
    `${say('solution')} ${plain(solution_html)}`,
  ];
}

function verdictOf(share: number): string {
  if (share >= 1) return 'right';
  return share > 0 ? 'partly' : 'wrong';
}

/** What is to choose from or to put in order. */
function viewText(view: View): string {
  switch (view.type) {
    case 'single-choice':
    case 'multiple-choice':
      return lettered(view.options);
    case 'ordering':
      return lettered(view.items);
    case 'matching':
      return `${lettered(view.lefts)}\n\n${lettered(view.rights)}`;
    case 'blanks':
      return view.paragraphs
        .map((pieces) =>
          pieces.map((piece) => (piece.kind === 'gap' ? `[${piece.name}]` : plain(piece.text))).join(' '),
        )
        .join('\n');
    case 'formula':
      return [
        view.left === null ? '' : plain(view.left),
        ...view.symbols.map(({ name, meaning }) => `${name}: ${meaning}`),
      ]
        .filter((line) => line !== '')
        .join('\n');
    default:
      return '';
  }
}

function responseText(response: Response, view: View, truth: Truth): string {
  switch (response.type) {
    case 'single-choice':
      return `${response.choice}) ${optionText(view, response.choice)}`;
    case 'multiple-choice':
      return response.choices.map((letter) => `${letter}) ${optionText(view, letter)}`).join('; ');
    case 'true-false':
      return truth(response.choice);
    case 'matching':
      return Object.entries(response.pairs)
        .map((pair) => pair.join(' – '))
        .join('; ');
    case 'ordering':
      return response.order.join(', ');
    case 'blanks':
      return Object.entries(response.gaps)
        .map(([name, typed]) => `[${name}] ${typed}`)
        .join('; ');
    default:
      return response.text;
  }
}

/** The author's own words on what was answered. */
function feedbackOf(reveal: Reveal): string {
  if (reveal.type === 'numeric' || reveal.type === 'formula') return plain(reveal.slipFeedback ?? '');
  if (reveal.type === 'single-choice' || reveal.type === 'multiple-choice') {
    return Object.values(reveal.feedback).map(plain).join(' ');
  }
  return reveal.type === 'short-text' || reveal.type === 'true-false' ? plain(reveal.feedback ?? '') : '';
}

function revealText(reveal: Reveal, view: View, truth: Truth): string {
  switch (reveal.type) {
    case 'single-choice':
      return `${reveal.correct}) ${optionText(view, reveal.correct)}`;
    case 'multiple-choice':
      return reveal.correct.map((letter) => `${letter}) ${optionText(view, letter)}`).join('; ');
    case 'true-false':
      return truth(reveal.correct);
    case 'ordering':
      return reveal.correct.join(', ');
    case 'matching':
      return Object.entries(reveal.correct)
        .map((pair) => pair.join(' – '))
        .join('; ');
    case 'blanks':
      return Object.entries(reveal.gaps)
        .map(
          ([name, gap]) => `[${name}] ${gap.reveal.type === 'single-choice' ? gap.reveal.correct : gap.reveal.answer}`,
        )
        .join('; ');
    default:
      return plain(reveal.answer);
  }
}

function optionText(view: View, letter: string): string {
  if (view.type !== 'single-choice' && view.type !== 'multiple-choice') return '';
  return plain(view.options.find((option) => option.letter === letter)?.html ?? '');
}

function lettered(options: readonly { letter: string; html: string }[]): string {
  return options.map(({ letter, html }) => `${letter}) ${plain(html)}`).join('\n');
}

/** Formulas stay LaTeX, which models and our renderer read alike. */
function plain(html: string): string {
  return htmlWords(html, (latex) => `$${latex}$`)
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n[\s]*/g, '\n')
    .trim();
}
