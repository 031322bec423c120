import { mapTranslated } from '@navor/languages';
import { faultOf, type QuestionFault } from './question-faults.ts';
import type { Place, PrepareTools, TextTools } from './question-scorer.ts';
import { dimensionFault } from './template/check-dimension.ts';
import { dimensionsIn } from './template/compile-template.ts';
import { holeMaker } from './template/holes.ts';
import { readAuthorsCondition, readAuthorsExpression, readAuthorsUnit } from './template/read-author-input.ts';
import type { Template } from './template/template.ts';
import type { Hole } from './text.ts';

/** The tools of one question: they know its template, and the holes that its texts may have. */
export function prepareTools(template: Template, holes: readonly Hole[], { rich, report }: TextTools): PrepareTools {
  const names = [...template.variables, ...template.derived].map(({ name }) => name);
  const makerAt = (place: Place) => holeMaker(holes, (fault) => report(place, fault));
  const tell = (place: Place) => (fault: QuestionFault) => report(place, fault);
  const dimensionOfName = dimensionsIn(template);
  return {
    rich: async (text, place, kind) => {
      const maker = makerAt(place);
      const made = mapTranslated(text, (written) => maker.make(written, true));
      return mapTranslated(await rich(made, place, kind), maker.finish);
    },
    plain: (text, place) => {
      if (Object.values(text).some((written) => written?.includes('$'))) report(place, faultOf('noFormulas'));
      return mapTranslated(text, (written) => makerAt(place).make(written, false));
    },
    expression: (written, place, symbols = []) => {
      const both = symbols.find((symbol) => names.includes(symbol));
      if (both !== undefined) report(place, faultOf('symbolAndValue', both));
      return readAuthorsExpression(written, [...names, ...symbols], tell(place));
    },
    condition: (written, place) => readAuthorsCondition(written, names, tell(place)),
    unit: (written, place) => readAuthorsUnit(written, tell(place)),
    checkDimension: (expression, unit, place) => {
      const fault = dimensionFault(expression, unit.dimension, dimensionOfName);
      if (fault) report(place, fault);
    },
    report,
  };
}
