import type { Place, PrepareTools } from './question-scorer.ts';

/** The same tools for a part of the question: what they report stands within that part. */
export function toolsWithin(tools: PrepareTools, part: Place): PrepareTools {
  const within = (place: Place): Place => [...part, ...place];
  return {
    rich: (text, place, kind) => tools.rich(text, within(place), kind),
    plain: (text, place) => tools.plain(text, within(place)),
    expression: (written, place, symbols) => tools.expression(written, within(place), symbols),
    condition: (written, place) => tools.condition(written, within(place)),
    unit: (written, place) => tools.unit(written, within(place)),
    checkDimension: (expression, unit, place) => tools.checkDimension(expression, unit, within(place)),
    report: (place, fault) => tools.report(within(place), fault),
  };
}
