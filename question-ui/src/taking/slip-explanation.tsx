import { expressionHtml, formatNumber } from '@navor/quantities';
import type { Slip } from '@navor/questions/outcome.ts';
import type { Reveal } from '@navor/questions/question.ts';
import { useTranslation } from 'react-i18next';
import { RichHtml } from './rich-html.tsx';

/** What probably went wrong, and what to look at: the author's words where the question foresaw it. */
export function SlipExplanation({ slip, reveal }: { slip: Slip; reveal: Reveal }) {
  const { t, i18n } = useTranslation('quiz');
  if (slip.kind === 'own') {
    const feedback = 'slipFeedback' in reveal ? reveal.slipFeedback : null;
    return feedback && <RichHtml html={feedback} kind="blocks" />;
  }
  if (slip.kind === 'other-quantity') {
    const other = 'otherQuantity' in reveal ? reveal.otherQuantity : null;
    if (!other) return <p>{t('slips.any-other-quantity')}</p>;
    const symbol = expressionHtml({ op: 'quantity', key: other.name }, { language: i18n.language });
    return (
      <p>
        {t('slips.other-quantity')} <RichHtml html={symbol} /> = {other.value}
      </p>
    );
  }
  if (slip.kind === 'prefix' || slip.kind === 'power-of-ten') {
    const factor = slip.factor ?? 1;
    const size = factorText(factor, i18n.language);
    return <p>{t(`slips.${slip.kind}.${factor > 1 ? 'tooLarge' : 'tooSmall'}`, { factor: size })}</p>;
  }
  return <p>{t(`slips.${slip.kind}`)}</p>;
}

/** `1000`, `1 000 000`, `10⁹`. */
function factorText(factor: number, language: string): string {
  const times = Math.round(factor < 1 ? 1 / factor : factor);
  return formatNumber(times, language).replace(/^1·/, '');
}
