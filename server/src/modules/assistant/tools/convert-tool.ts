import { formatNumber, fromUnit, inUnit, isSameDimension, joinUnit, readUnit } from '@navor/quantities';
import { z } from 'zod';
import { defineTool } from './assistant-tool.ts';

const figures = 8;
const unit = z.string().trim().min(1).max(60);

export const convertTool = defineTool({
  name: 'convert',
  description: 'Converts a value from one unit into another, such as 3 hp into kW or 25 °C into K.',
  input: z.object({ value: z.number(), from: unit.describe('Such as "mm^2"'), to: unit }),
  run: async (_, { language }, { value, from, to }) => {
    const [given, wanted] = [readUnit(from), readUnit(to)];
    if (!given || !wanted) return { isError: true, text: `The unit "${given ? to : from}" is not known.` };
    if (!isSameDimension(given.dimension, wanted.dimension)) {
      return { isError: true, text: `"${from}" and "${to}" measure different things.` };
    }
    const converted = inUnit(fromUnit(value, given), wanted);
    const write = (number: number, of: typeof given) => joinUnit(formatNumber(number, language, figures), of, language);
    return { isError: false, text: `${write(value, given)} = ${write(converted, wanted)}` };
  },
});
