import { NativeSelect } from '@navor/ui/native-select.tsx';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../taking/mark.tsx';
import { plainText } from '../../taking/plain-text.ts';
import { RichHtml } from '../../taking/rich-html.tsx';
import type { TakingProps } from '../../taking/taking-props.ts';

/** Right sides go by numbers in brackets: a letter before `12 V` or before nothing reads as a unit. */
export function Taking({ id, labelledBy, view, response, onAnswer, settled, isDisabled }: TakingProps<'matching'>) {
  const { t } = useTranslation('quiz');
  const rights = view.rights.map(({ letter, html }, at) => ({
    letter,
    html,
    number: `${at + 1})`,
    text: shortened(plainText(html)),
  }));

  const choose = (left: string, right: string) => {
    const { [left]: _, ...others } = response?.pairs ?? {};
    const pairs = right === '' ? others : { ...others, [left]: right };
    onAnswer(Object.keys(pairs).length > 0 ? { type: 'matching', pairs } : null);
  };

  return (
    <fieldset aria-labelledby={labelledBy} aria-describedby={`${id}-instruction`} className="grid min-w-0 gap-3">
      <p id={`${id}-instruction`} className="text-muted text-sm">
        {t('types.matching.instruction')}
      </p>
      <div className="grid items-start gap-4 md:grid-cols-[3fr_2fr]">
        <ul className="grid min-w-0 gap-2">
          {view.lefts.map(({ letter, html }) => (
            <li
              key={letter}
              className="grid min-w-0 items-center gap-x-4 gap-y-2 rounded-md border border-line bg-surface p-3 sm:grid-cols-2"
            >
              <label htmlFor={`${id}-${letter}`} className="min-w-0 overflow-x-auto overflow-y-hidden">
                <RichHtml html={html} />
              </label>
              <NativeSelect
                id={`${id}-${letter}`}
                name={`${id}-${letter}`}
                value={response?.pairs[letter] ?? ''}
                disabled={isDisabled || settled !== null}
                aria-describedby={settled ? `${id}-${letter}-result` : undefined}
                onChange={(event) => choose(letter, event.currentTarget.value)}
              >
                <option value="">{t('types.matching.choose')}</option>
                {rights.map((right) => (
                  <option key={right.letter} value={right.letter}>
                    {`${right.number} ${right.text}`.trim()}
                  </option>
                ))}
              </NativeSelect>
              {settled && (
                <div id={`${id}-${letter}-result`} className="sm:col-span-2">
                  <PairResult
                    given={response?.pairs[letter]}
                    right={rights.find((right) => right.letter === settled.reveal.correct[letter])}
                  />
                </div>
              )}
            </li>
          ))}
        </ul>
        <section className="grid min-w-0 gap-2 rounded-md bg-sunken p-3">
          <p id={`${id}-rights`} className="font-medium text-sm">
            {t('types.matching.answers')}
          </p>
          <ul aria-labelledby={`${id}-rights`} className="grid gap-2">
            {rights.map(({ letter, number, html }) => (
              <li key={letter} className="flex min-w-0 items-baseline gap-3">
                <span className="tabular w-6 shrink-0 font-semibold text-action">{number}</span>
                <RichHtml html={html} className="min-w-0 overflow-x-auto overflow-y-hidden" />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </fieldset>
  );
}

type PairResultProps = {
  given: string | undefined;
  right: { letter: string; number: string; html: string } | undefined;
};

function PairResult({ given, right }: PairResultProps) {
  const { t } = useTranslation('quiz');
  if (!right) return null;
  if (given === right.letter) return <Mark verdict="right">{t('reveal.right')}</Mark>;
  return (
    <div className="grid gap-1 text-sm">
      <Mark verdict={given ? 'wrong' : 'none'}>{given ? t('reveal.wrong') : t('reveal.unanswered')}</Mark>
      <div>
        <span className="text-muted">{t('reveal.answer')}</span> <span className="font-semibold">{right.number}</span>{' '}
        <RichHtml html={right.html} />
      </div>
    </div>
  );
}

/** The whole text stands beside the choices. */
function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text;
}
