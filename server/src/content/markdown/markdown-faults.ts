import { blockFaults } from './block-faults.ts';

/**
 * Everything that can be wrong with a text, in the words of the command line. The codes are keys of the editors' texts as
 * well, where the parts are `part` and `other`.
 */
const faults = {
  notUtf8: () => 'This line is not UTF-8: save the file in that encoding',
  strayCharacter: (name: string) => `The character ${name} has no place in a text`,
  frontMatterMissing: () => 'A lesson starts with its title and summary between two lines of ---',
  textTooLong: (most: string, found: string) =>
    `A text has at most ${most} characters, this one ${found}: make two of it`,
  tooManyMarks: (marks: string, backticks: string) =>
    `A paragraph has at most ${marks} of the signs *, _ and ~, as many [ and <, and ${backticks} backticks in a row`,
  tooManyUnderlines: (most: string) => `A text has at most ${most} lines of nothing but - or =`,
  nestedTooDeep: (most: string) => `Lists, quotes, call-outs and emphasis are nested at most ${most} deep`,
  noText: () => 'There is no text',
  oneParagraph: () => 'This text is a single paragraph',
  noHeadings: () => 'There are no headings in a text like this',
  noVideos: () => 'There are no videos in a text like this',
  noLiveFormulas: () => 'There are no live formulas in a text like this',
  noLibraryPart: (kind: string) => `A block "${kind}" stands in texts of the technical library only`,
  libraryPartPlace: (kind: string) => `A block "${kind}" stands in the text itself, not in a call-out or a list`,
  noNumberedFormulas: () => 'There are no numbered formulas in a text like this',
  noCheckBoxes: () => 'Lists have no check boxes',
  noHtml: (tag: string) => `HTML is not allowed: ${tag}. A "<" of the text itself is written \\<`,
  noFootnotes: () => 'There are no footnotes: say it in the text or in a note',
  codeNotClosed: () => 'This code is not closed',
  codeNotHighlighted: (language: string) => `Code in "${language}" is not highlighted`,
  tableRow: (found: string, wanted: string) =>
    `This row has ${found} cells, the first one ${wanted}; a | inside a formula is \\vert, elsewhere \\|`,

  linkWithoutText: (address: string) => `The link to ${address} has no text`,
  linkUnsafe: (address: string) =>
    `Only https:, mailto:, relative links such as ../statika/sile, and #labels are allowed, not ${address}`,
  linkBroken: (address: string) => `Nothing that readers can open is at ${address}`,
  referenceBroken: (address: string) => `Nothing in this text has the address ${address}`,
  referenceWithoutNumber: (address: string) => `${address} has no number: its caption is missing`,
  labelUnreadable: (label: string) =>
    `After $$ comes a label such as #ohm (a-z, 0-9, hyphens) or nothing, not "${label}"`,
  labelTaken: (address: string) => `${address} is already the address of something else on the page`,

  headingWithoutText: () => 'A heading without text',
  headingsDiffer: () => 'The sections are not those of the first language, so notes cannot follow',
  headingOfTitle: () => 'The title is the only first-level heading; write ##',
  headingSkips: (written: string, wanted: string) => `${written} skips a level; write ${wanted}`,

  callOutNotClosed: (name: string) =>
    `${name} is not closed; a call-out that holds another one needs more colons than it`,
  callOutUnknown: (name: string, kinds: string) => `There is no ${name}; the kinds are ${kinds}`,
  callOutAttribute: (name: string, attribute: string) => `${name} takes a title in brackets only, not ${attribute}`,
  warningsDiffer: (here: string, elsewhere: string) =>
    `Safety call-outs: ${here} here, ${elsewhere} in another language`,
  warningStepsDiffer: (here: string, elsewhere: string) =>
    `This safety call-out has ${here} steps, ${elsewhere} in another language`,
  strayColons: () => 'This ::: neither opens nor closes a block; a block opens with :::kind or :::kind[Title]',
  lineBlockUnknown: (name: string) => `There is no ${name}; only ::video stands on one line`,

  figureByReference: () => 'A figure names its file itself: ![what it shows](figures/name.svg)',
  figureInLine: () => 'A figure stands alone, with an empty line above and below',
  figureUndescribed: (path: string) => `What ${path} shows is not said: ![what it shows](${path})`,
  figureMissing: (path: string) => `There is no drawing or picture ${path}`,
  drawingFaulty: (path: string, fault: string) => `${path}: ${fault}`,
  videoUndescribed: () => 'What the video shows is not said: ::video[what it shows]{…}',
  videoAttribute: (attribute: string) => `::video takes src, poster and captions, not ${attribute}`,
  videoWithoutFile: () => 'The video has no src="media/….webm"',
  videoWithoutCaptions: () => 'The video has no captions="media/….vtt"',
  captionsOfOtherLanguage: (path: string, language: string) =>
    `${path} has the captions of another language; this text needs those in "${language}"`,
  videoWithoutPoster: () => 'The video has no poster="media/….webp"',
  mediaMissing: (path: string, kind: string) => `There is no ${kind} file ${path}`,

  // Of the file of a table: where it is, such as tables/wires.csv:3, or the number of the line alone.
  csvTooLong: (place: string, most: string) => `${place}: a table has at most ${most} characters`,
  csvByteOrderMark: (place: string) => `${place}: the file starts with a byte order mark: save it without`,
  csvTooManyRows: (place: string, most: string) => `${place}: a table has at most ${most} rows`,
  csvTooManyColumns: (place: string, most: string) => `${place}: a table has at most ${most} columns`,
  csvCellTooLong: (place: string, most: string) => `${place}: a cell has at most ${most} characters`,
  csvKey: (place: string, key: string) =>
    `${place}: "${key}" cannot be the key of a column: it starts with a letter, and letters, digits, _ and - follow`,
  csvKeyTwice: (place: string, key: string) => `${place}: there are two columns ${key}`,
  csvNoRows: (place: string) => `${place}: there are no rows below the keys`,
  csvUneven: (place: string, counts: string) => `${place}: not as many cells as columns (${counts})`,
  csvLineEmpty: (place: string) => `${place}: the line is empty`,
  csvCharacter: (place: string, name: string) => `${place}: the character ${name} has no place in a table`,
  csvQuote: (place: string) => `${place}: a quote stands around a whole cell, and inside of one it is written twice`,
  tableMissing: (path: string) => `There is no table ${path}; src is written as tables/name.csv`,
  tableColumnMissing: (key: string, keys: string) => `The file has no column ${key}; it has ${keys}`,
  tableColumnUnnamed: (key: string) => `the column ${key} has no name`,
  tableColumnFields: (key: string, fields: string) => `the column ${key} has fields: ${fields}`,
  tableColumnText: (key: string) => `text of the column ${key} is true, or left out`,
  tableWithoutColumns: () => 'columns lists the columns of the file that are shown',
  tableCaption: () => 'a caption has no formulas; the names of columns may have some',
  tableName: (key: string) => `the name of the column ${key} is made of words and formulas between $ alone`,
  tableNameDollar: (key: string) => `a $ without its partner in the name of the column ${key}`,
  tableNumbersNamed: (key: string) => `the column ${key} has numbers, which are not translated; leave values out`,
  tableValuesUnnamed: (key: string, names: string) => `values of the column ${key} do not name ${names}`,
  tableValueStrange: (key: string, value: string) => `no cell of the column ${key} is "${value}"`,
  tableCellOdd: (key: string, cell: string) =>
    `the column ${key} is sorted as text because of ${cell}; with text: true it is meant to be`,

  dollarAlone: () => 'A $ without its partner; a dollar sign in the text is written \\$',
  formulaNotClosed: () => 'This formula is not closed: $$ is missing, on a line of its own',
  formulaInLine: () => 'The $$ of a displayed formula stand on lines of their own',
  liveFormulaPlace: () => 'A live formula stands in the text itself, not in a call-out or a list',
  formulaEmpty: () => 'The formula is empty',
  formulaTooLong: (most: string) => `A formula has at most ${most} characters`,
  formulaTooDeep: () => 'The formula is nested too deeply',
  formulaCommand: (command: string) => `${command} is not allowed`,
  formulaShift: (most: string) => `A length is at most ${most} em below zero`,
  formulaCharacter: (name: string) => `${name} is no character of a text`,
  formulaUnsafe: (found: string) => `This cannot be typeset safely: ${found}`,
  formulaFails: (reason: string) => `This cannot be typeset: ${reason}`,
  latexUnknown: (command: string) => `Undefined control sequence: ${command}`,
  latexMissing: (expected: string) => `Expected '${expected}', got 'EOF'`,
  latexSurplus: (found: string) => `Expected 'EOF', got '${found}'`,
  latexUnexpected: (found: string, expected: string) => `Expected '${expected}', got '${found}'`,
  latexNothingAfter: (sign: string) => `Expected group after '${sign}'`,
  latexNoArgument: (command: string) => `Expected group as argument to '${command}'`,
  latexTwoExponents: () => 'Double superscript',
  latexTwoIndices: () => 'Double subscript',
  latexLetter: (letter: string) => `"${letter}" is a letter of texts; in a formula it stands in \\text{…}`,
  latexOther: (message: string) => message,

  ...blockFaults,
} satisfies Record<string, (...parts: string[]) => string>;

export type MarkdownFaultCode = keyof typeof faults;
export type MarkdownFault = { code: MarkdownFaultCode; parts: string[] };

/** What is told of a fault, such as the name of a file. */
export type FaultParts<Code extends MarkdownFaultCode> = Parameters<(typeof faults)[Code]>;

export const markdownFaultCodes = Object.keys(faults) as MarkdownFaultCode[];

export function markdownFault<Code extends MarkdownFaultCode>(code: Code, ...parts: FaultParts<Code>): MarkdownFault {
  return { code, parts };
}

/** A fault as it stands in a problem. */
export function inProblem(fault: MarkdownFault): { message: string; fault: { code: string; parts: string[] } } {
  return { message: markdownFaultWords(fault), fault: { code: `markdown.${fault.code}`, parts: fault.parts } };
}

export function markdownFaultWords({ code, parts }: MarkdownFault): string {
  const words: (...parts: string[]) => string = faults[code];
  return words(...parts);
}
