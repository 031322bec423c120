import { type Language, type Translated, textIn } from '@navor/languages';
import type { Drawing, PreparedQuestion, QuestionSource } from '@navor/questions';
import { drawValues, solveQuestion } from '@navor/questions/scoring';
import type { BankQuestion } from '../import/bank.ts';
import { Refusal, type RefusalReason } from '../import/refusal.ts';
import { bankAnswer } from './bank-answers.ts';
import { addOnce, type Exporting } from './exporting.ts';
import { fillSourceText } from './fill-source-text.ts';
import { type HtmlWriting, toBlocksHtml, toLineHtml } from './to-html.ts';

export type ExportedQuestion = { question: BankQuestion; notes: RefusalReason[] };

type ToExport = {
  source: QuestionSource;
  prepared: PreparedQuestion;
  language: Language;
  figure: HtmlWriting['figure'];
};

/** Other platforms draw no values of ours, so this is the one draw that they get. */
const exportedSeed = 1;

/**
 * One of our questions as a bank tells it: the way of the importers, backwards. Throws a `Refusal` where other platforms
 * could not ask or score it as it is meant.
 */
export function toBank({ source, prepared, language, figure }: ToExport): ExportedQuestion {
  const values = drawValues(prepared.template, exportedSeed);
  if (!values) throw new Refusal('noDraw');
  const notes: RefusalReason[] = [];
  const drawing: Drawing = { seed: exportedSeed, values, language, shuffles: false };
  const writing: HtmlWriting = { figure, onLoss: (loss) => addOnce(notes, loss) };
  const filled = (text: Translated) => {
    if (text[language] === undefined) addOnce(notes, 'otherLanguage');
    return fillSourceText(textIn(text, language), prepared, drawing);
  };
  const exporting: Exporting = {
    ...{ source, prepared, drawing, notes },
    line: (text) => ({ text: toLineHtml(filled(text), writing), format: 'html' }),
    blocks: (text) => ({ text: toBlocksHtml(filled(text), writing), format: 'html' }),
  };
  if (prepared.template.variables.length > 0) addOnce(notes, 'oneDraw');
  const { body, answer } = bankAnswer(exporting, solveQuestion(prepared, drawing));
  return {
    question: {
      ...{ body, answer, points: source.points },
      hints: source.hints.map(exporting.blocks),
      solution: exporting.blocks(source.solution),
    },
    notes,
  };
}
