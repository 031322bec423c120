import type { Tolerance } from '@navor/questions/types/numeric/shape.ts';
import { useTranslation } from 'react-i18next';
import type { FieldAt } from '../../editing/editing-props.ts';
import { ChoiceField, NumberField } from '../../editing/fields.tsx';

const kinds = ['relative', 'absolute', 'significantFigures'] as const;
type Kind = (typeof kinds)[number];

type ToleranceEditorProps = Pick<FieldAt, 'id' | 'problems'> & {
  tolerance: Tolerance;
  onChange: (tolerance: Tolerance) => void;
};

/** How far from the answer is still right, in one of three ways to say it; a share is said in percent. */
export function ToleranceEditor({ id, problems, tolerance, onChange }: ToleranceEditorProps) {
  const { t } = useTranslation('quiz-editing');
  const { kind, size } = kindOf(tolerance);
  return (
    <div className="grid gap-4 @md:grid-cols-[2fr_1fr]">
      <ChoiceField<Kind>
        id={id}
        place={['tolerance']}
        problems={problems}
        label={t('numeric.tolerance')}
        value={kind}
        choices={kinds.map((value) => ({ value, label: t(`numeric.${value}`) }))}
        onChange={(next) => onChange(toleranceOf(next, usual[next]))}
      />
      <NumberField
        key={kind}
        id={id}
        place={['tolerance', kind]}
        problems={problems}
        label={t(`numeric.sizes.${kind}`)}
        value={size}
        onChange={(next) => onChange(toleranceOf(kind, next))}
      />
    </div>
  );
}

const usual: Record<Kind, number> = { relative: 1, absolute: 0, significantFigures: 3 };

function kindOf(tolerance: Tolerance): { kind: Kind; size: number } {
  if ('absolute' in tolerance) return { kind: 'absolute', size: tolerance.absolute };
  if ('relative' in tolerance) return { kind: 'relative', size: inPercent(tolerance.relative) };
  return { kind: 'significantFigures', size: tolerance.significantFigures };
}

function toleranceOf(kind: Kind, size: number): Tolerance {
  if (kind === 'absolute') return { absolute: size };
  return kind === 'relative' ? { relative: fromPercent(size) } : { significantFigures: size };
}

// Without the noise of binary fractions: 0.07 is 7 %, not 7.000000000000001.
function inPercent(share: number): number {
  return Number((share * 100).toPrecision(12));
}

function fromPercent(percent: number): number {
  return Number((percent / 100).toPrecision(12));
}
