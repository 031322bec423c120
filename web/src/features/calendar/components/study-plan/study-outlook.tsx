import type { StudyOutlook as Outlook, StudyBlock } from '@navor/contract';
import { Badge } from '@navor/ui/badge.tsx';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { blocksByWeek } from './blocks-by-week.ts';

/** Where the blocks of a plan are, week by week. */
export function StudyOutlook({ outlook }: { outlook: Outlook }) {
  const { t } = useTranslation('study-plan');
  const format = useFormatter();
  if (outlook.blocks.length === 0) return <p className="text-muted text-sm">{t('outlook.none')}</p>;
  return (
    <div className="grid gap-4">
      <dl className="grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-3">
        <Fact name={t('outlook.blocks')} value={format.number(outlook.blocks.length)} />
        <Fact name={t('outlook.planned')} value={format.duration(outlook.minutes_planned)} />
        {outlook.ends_on && <Fact name={t('outlook.ends')} value={format.date(outlook.ends_on, 'medium')} />}
      </dl>
      {blocksByWeek(outlook.blocks).map(({ monday, blocks, minutes }, index) => (
        <details key={monday} open={index < 2} className="rounded-md border border-line">
          <summary className="flex cursor-pointer flex-wrap items-baseline justify-between gap-x-4 p-3 font-medium text-sm">
            <span>{t('outlook.week', { date: format.date(monday, 'short') })}</span>
            <span className="tabular font-normal text-muted">{format.duration(minutes)}</span>
          </summary>
          <ol className="grid divide-y divide-line border-line border-t">
            {blocks.map((block) => (
              <Block key={String(block.starts_at)} block={block} />
            ))}
          </ol>
        </details>
      ))}
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="grid content-start gap-0.5 bg-surface p-4">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="tabular font-semibold">{value}</dd>
    </div>
  );
}

function Block({ block }: { block: StudyBlock }) {
  const { t } = useTranslation('study-plan');
  const format = useFormatter();
  return (
    <li className="grid gap-x-4 gap-y-0.5 p-3 text-sm sm:grid-cols-[11rem_minmax(0,1fr)]">
      <div>
        <p className="first-letter:uppercase">
          {format.date(block.day, 'weekday')}, {format.date(block.day, 'day')}
        </p>
        <p className="tabular text-muted">
          {format.time(block.starts_at)}–{format.time(block.ends_at)}
        </p>
      </div>
      <div className="grid content-start justify-items-start gap-1">
        <ul className="grid gap-0.5">
          {block.lessons.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ul>
        {block.is_pinned && <Badge>{t('outlook.pinned')}</Badge>}
      </div>
    </li>
  );
}
