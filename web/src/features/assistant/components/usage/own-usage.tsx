import type { OwnUsage as OwnUsageData } from '@navor/contract';
import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { Button } from '@navor/ui/button.tsx';
import { EmptyState } from '@navor/ui/empty-state.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Fact, Facts } from '#screen/figures/facts.tsx';
import { TitledSection } from '#screen/titled-section.tsx';
import { chatPath, conversationPath } from '../../assistant-paths.ts';
import { UsageByDay } from './usage-by-day.tsx';
import { UsageTable } from './usage-table.tsx';
import { monthsInUse, useUsageFigures } from './use-usage-figures.ts';

/** What somebody has asked, by day, month and conversation. */
export function OwnUsage({ usage }: { usage: OwnUsageData }) {
  const { t } = useTranslation('assistant-usage');
  const figures = useUsageFigures();
  const { total, days, months, conversations, conversation_count, allowance } = usage;
  if (total.messages === 0) {
    return (
      <EmptyState
        illustration={<Vijak pose="waiting" className="w-52 max-w-full" />}
        title={t('empty.title')}
        text={t('empty.text')}
        action={
          <Button asChild>
            <Link to={chatPath} prefetch="intent">
              {t('toChat')}
            </Link>
          </Button>
        }
      />
    );
  }
  return (
    <>
      <Facts label={t('total.title')}>
        <Fact name={t('total.messages')} value={figures.number(total.messages)} />
        <Fact name={t('total.conversations')} value={figures.number(conversation_count)} />
        <Fact name={t('total.inputTokens')} value={figures.inputTokens(total)} />
        <Fact name={t('total.outputTokens')} value={figures.outputTokens(total)} />
      </Facts>
      {total.input_tokens + total.output_tokens === 0 && <p className="text-muted text-sm">{t('withoutModel')}</p>}
      {total.is_estimated && <p className="text-muted text-sm">{t('estimatedNote')}</p>}
      <UsageByDay title={t('days.title')} text={t('days.text')} days={days} limit={allowance.limit} />
      <TitledSection title={t('conversations.title')}>
        <UsageTable
          label={t('conversations.title')}
          named={t('column.conversation')}
          rows={conversations.map(({ id, title, ...used }) => ({
            ...used,
            key: id ?? 'deleted',
            name: id ? (
              <TextLink to={conversationPath(id)} prefetch="intent">
                {title}
              </TextLink>
            ) : (
              <span className="text-muted">{t('conversations.deleted')}</span>
            ),
          }))}
        />
      </TitledSection>
      <TitledSection title={t('months.title')}>
        <UsageTable
          label={t('months.title')}
          named={t('column.month')}
          rows={monthsInUse(months).map(({ month, ...used }) => ({ ...used, key: month, name: figures.month(month) }))}
        />
      </TitledSection>
    </>
  );
}
