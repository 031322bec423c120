import { tellingWords } from '../../../search/index.ts';
import { readRow } from '../intents/table-look-up.ts';
import type { ReplyContext } from '../reply.ts';
import { convertUnits } from '../solving/convert-units.ts';
import type { Continue, TableRow } from './thread.ts';

const longestRowQuestion = 4;
/** What belongs to what was spoken of before. */
const possessive = /^(?:its?|njegov\p{L}*|njen\p{L}*|sein\p{L}*|ihr\p{L}*|the|an?|der|die|das)\s+/iu;
const refersBack = /^(?:its|njegov\p{L}*|njen\p{L}*|seine?[rsnm]?|ihre?[rsnm]?)\s/iu;

/** `And M10?` asks the same of another row, `And its density?` something else of the same. */
export const continueRow: Continue<TableRow> = async (context, thread, { rest, said, isTied }) => {
  const { language } = context.request;
  if (!isTied && !said.includes('?')) return null;
  if (tellingWords(rest, language).length > longestRowQuestion) return null;
  const asked = rest.replace(possessive, '').replace(/[\s?!.]+$/, '');
  for (const question of [`${asked} ${thread.name}`, `${thread.columns.join(' ')} ${asked}`]) {
    const row = await rowOf(context, question);
    const isSame = row?.name === thread.name;
    if (!row || row.tableId !== thread.tableId || row.columns.length === 0) continue;
    if (isSame === question.endsWith(thread.name))
      return { thread: { kind: 'row', ...row, earlier: thread.earlier }, told: [{ kind: 'row', question }] };
  }
  // Of another row, it would be another's property.
  return isTied && refersBack.test(rest) ? { thread, told: [{ kind: 'nothing' }] } : null;
};

/** The row that a question is about, by what stands first in it. */
export async function rowOf(context: ReplyContext, question: string): Promise<Omit<TableRow, 'kind'> | null> {
  const { request } = context;
  if (convertUnits(question, request.language).kind !== 'none') return null;
  const row = await readRow({ ...context, request: { ...request, question } });
  const name = row?.fact.cells[0]?.text;
  return row && name ? { name, tableId: row.fact.tableId, columns: row.columns } : null;
}
