import { useTranslation } from 'react-i18next';
import { NumericPreview } from '../../taking/numeric-preview.tsx';
import { readNumericAnswer } from '../../taking/numeric-reading.ts';
import { RichHtml } from '../../taking/rich-html.tsx';
import type { TakingProps } from '../../taking/taking-props.ts';
import { useIsResting } from '../../taking/use-is-resting.ts';
import { GapField } from './taking-field.tsx';
import { gapsInOrder, withGap } from './taking-gaps.ts';
import { GapNotes, gapNotes } from './taking-results.tsx';

export function Taking({ id, labelledBy, view, response, onAnswer, settled, isDisabled }: TakingProps<'blanks'>) {
  const { t, i18n } = useTranslation('quiz');
  const given = response?.gaps ?? {};
  const isResting = useIsResting(JSON.stringify(given));
  const gaps = gapsInOrder(view).map((gap) => {
    const text = given[gap.name] ?? '';
    const reading = gap.view.type === 'numeric' ? readNumericAnswer(text, gap.view, i18n.language) : null;
    return { ...gap, id: `${id}-${gap.name}`, text, reading };
  });

  const notes = settled ? gapNotes(gaps, settled.reveal) : [];

  return (
    <fieldset aria-labelledby={labelledBy} aria-describedby={`${id}-instruction`} className="grid min-w-0 gap-4">
      <p id={`${id}-instruction`} className="text-muted text-sm">
        {t('types.blanks.instruction')}
      </p>
      <div className="grid gap-3">
        {view.paragraphs.map((pieces, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change places.
          <div key={at} className="leading-7">
            {pieces.map((piece, place) => {
              const gap = piece.kind === 'gap' ? gaps.find(({ name }) => name === piece.name) : null;
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces never change places.
              if (piece.kind === 'text') return <RichHtml key={place} html={piece.text} />;
              return (
                gap && (
                  <GapField
                    key={gap.name}
                    gap={gap}
                    share={settled?.reveal.gaps[gap.name]?.share ?? null}
                    isNoted={settled ? notes.some(({ gap: { name } }) => name === gap.name) : gap.reading !== null}
                    isInvalid={!settled && isResting && gap.reading?.kind === 'problem'}
                    isLocked={isDisabled || settled !== null}
                    onAnswer={(text) => onAnswer(withGap(given, gap.name, text))}
                  />
                )
              );
            })}
          </div>
        ))}
      </div>
      {!settled && (
        <ul className="grid gap-1.5">
          {gaps.map(
            ({ id: gapId, name, number, reading, view: gapView }) =>
              reading &&
              gapView.type === 'numeric' && (
                <li key={gapId} className="flex min-h-5 gap-2 text-sm">
                  {reading.kind !== 'empty' && (
                    <span aria-hidden className="shrink-0 text-muted">
                      {t('types.blanks.gap', { number })}:
                    </span>
                  )}
                  <NumericPreview
                    id={`${gapId}-note`}
                    reading={reading}
                    isResting={isResting}
                    view={gapView}
                    onChoose={isDisabled ? null : (text) => onAnswer(withGap(given, name, text))}
                    className="min-w-0"
                  />
                </li>
              ),
          )}
        </ul>
      )}
      <GapNotes notes={notes} />
    </fieldset>
  );
}
