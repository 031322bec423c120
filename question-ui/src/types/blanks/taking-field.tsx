import { mustTypeUnit } from '@navor/questions/types/numeric/read-answer.ts';
import { NativeSelect } from '@navor/ui/native-select.tsx';
import { useTranslation } from 'react-i18next';
import { Mark, type Verdict } from '../../taking/mark.tsx';
import { plainText } from '../../taking/plain-text.ts';
import { TypedField } from '../../taking/typed-field.tsx';
import type { FilledGap } from './taking-gaps.ts';

type GapFieldProps = {
  gap: FilledGap;
  /** Null until the question is settled. */
  share: number | null;
  /** Whether something is said of it below the text. */
  isNoted: boolean;
  isInvalid: boolean;
  isLocked: boolean;
  onAnswer: (text: string) => void;
};

/** A gap in the line of the text, under its number. */
export function GapField(props: GapFieldProps) {
  const { gap, share } = props;
  const { t } = useTranslation('quiz');
  return (
    <span className="my-1 inline-flex max-w-full items-center gap-1.5 align-middle leading-normal">
      <label htmlFor={gap.id} className="tabular text-muted text-xs">
        <span aria-hidden>{gap.number}</span>
        <span className="sr-only">{t('types.blanks.gap', { number: gap.number })}</span>
      </label>
      <GapControl {...props} />
      {share !== null && (
        <Mark verdict={gapVerdict(share, gap.text)}>
          <span className="sr-only">{t(`reveal.${verdictKeys[gapVerdict(share, gap.text)]}`)}</span>
        </Mark>
      )}
    </span>
  );
}

const verdictKeys = { right: 'right', partly: 'partly', wrong: 'wrong', none: 'unanswered' } as const;

export function gapVerdict(share: number, text: string): Verdict {
  if (text === '') return 'none';
  if (share === 0) return 'wrong';
  return share === 1 ? 'right' : 'partly';
}

function GapControl({ gap, isNoted, isInvalid, isLocked, onAnswer }: GapFieldProps) {
  const { t } = useTranslation('quiz');
  const { id, view, text } = gap;
  const isNumeric = view.type === 'numeric';
  const described = isNoted ? `${id}-note` : undefined;
  if (view.type === 'single-choice') {
    return (
      <NativeSelect
        id={id}
        name={id}
        value={text}
        disabled={isLocked}
        aria-describedby={described}
        onChange={(event) => onAnswer(event.currentTarget.value)}
        className="max-w-56"
      >
        <option value="">{t('types.blanks.choose')}</option>
        {view.options.map(({ letter, html }) => (
          <option key={letter} value={letter}>
            {plainText(html)}
          </option>
        ))}
      </NativeSelect>
    );
  }
  return (
    <>
      <span className={isNumeric ? 'w-32' : 'w-40'}>
        <TypedField
          id={id}
          name={id}
          value={text}
          isMono={isNumeric}
          isReadOnly={isLocked}
          aria-describedby={described}
          aria-invalid={isInvalid || undefined}
          onType={onAnswer}
        />
      </span>
      {isNumeric && !mustTypeUnit(view) && view.unit}
    </>
  );
}
