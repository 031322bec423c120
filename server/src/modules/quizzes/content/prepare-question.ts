import { defaultLanguage, type Language, languages, type Translated } from '@navor/languages';
import { faultOf, faultWords, type PreparedQuestion, type QuestionFault, type QuestionSource } from '@navor/questions';
import { type Place, prepareQuestion as prepareSource, type TextTools } from '@navor/questions/scoring';
import { drawingIn } from '../../../content/files/drawings.ts';
import { isError, type Problem } from '../../../content/files/problem.ts';
import { soundnessFault } from './soundness.ts';
import { unusedVariables } from './unused-variables.ts';

/** A question as its author wrote it, and what it needs around it. */
export type QuestionToPrepare = {
  quizId: string;
  id: string;
  source: QuestionSource;
  /** Drawings by their path in the quiz's folder. */
  files: ReadonlyMap<string, Buffer>;
  lineOf: (place: Place) => number;
  textLineOf: (place: Place) => number;
};

export type QuestionPreparation = { prepared: PreparedQuestion | undefined; problems: Problem[] };

/** Checks a question and renders its texts; with errors there is nothing that could be kept. */
export async function prepareQuestion(question: QuestionToPrepare): Promise<QuestionPreparation> {
  const problems: Problem[] = [];
  const prepared = await prepare(question, problems);
  if (!prepared || problems.some(isError)) return { prepared: undefined, problems };
  const unsound = soundnessFault(prepared);
  if (unsound) problems.push(faultAt(question.lineOf(unsound.place), 'unsound-question', unsound.fault));
  for (const name of unusedVariables(question.source, prepared)) {
    const unused = faultAt(question.lineOf(['variables', name]), 'unused-value', faultOf('unused', name));
    problems.push({ ...unused, severity: 'warning' });
  }
  return { prepared: unsound ? undefined : prepared, problems };
}

/** Formulas, highlighting and units take a fifth of the server's memory, and most starts need none of them. */
const loadRenderer = () => import('../../../content/markdown/render-markdown.ts');

/** Whatever goes wrong with a question is about that question, so that its author learns which one it is. */
async function prepare(question: QuestionToPrepare, problems: Problem[]): Promise<PreparedQuestion | undefined> {
  const tools: TextTools = {
    rich: (text, place, kind) => renderAll(question, text, place, kind, problems),
    report: (place, fault) => problems.push(faultAt(question.lineOf(place), 'question', fault)),
  };
  try {
    return await prepareSource(question.source, tools);
  } catch (error) {
    const message = `This question cannot be prepared: ${error instanceof Error ? error.message : String(error)}`;
    problems.push({ line: 1, rule: 'unexpected', severity: 'error', message });
    return undefined;
  }
}

async function renderAll(
  question: QuestionToPrepare,
  text: Translated,
  place: Place,
  kind: 'blocks' | 'line',
  problems: Problem[],
): Promise<Translated> {
  const rendered: Translated = { [defaultLanguage]: '' };
  for (const language of languages) {
    const source = text[language];
    if (source !== undefined) rendered[language] = await renderText(question, source, language, place, kind, problems);
  }
  return rendered;
}

async function renderText(
  { quizId, id, files, textLineOf }: QuestionToPrepare,
  source: string,
  language: Language,
  place: Place,
  kind: 'blocks' | 'line',
  problems: Problem[],
): Promise<string> {
  // Between two gaps there may be nothing.
  if (source === '') return '';
  const { renderMarkdown } = await loadRenderer();
  const { body, problems: found } = await renderMarkdown(source, {
    language,
    firstLine: textLineOf([...place, language]),
    figure: (path) => drawingIn(files, path),
    media: () => undefined,
    // A question is shown at more than one address, so that a relative link would lead to a different place from each.
    leadsTo: () => false,
    takenAnchors: new Set(),
    extent: kind === 'line' ? 'line' : 'part',
    // An attempt shows several questions, and solutions and hints beside them.
    anchorPrefix: `${[quizId, id, ...place].join('.')}.`,
  });
  problems.push(...found);
  const html = body.map((part) => (part.kind === 'html' ? part.html : '')).join('');
  return kind === 'line' ? html.replace(/^\s*<p>|<\/p>\s*$/g, '') : html;
}

function faultAt(line: number, rule: string, fault: QuestionFault): Problem {
  return { line, rule, severity: 'error', message: faultWords(fault), fault };
}
