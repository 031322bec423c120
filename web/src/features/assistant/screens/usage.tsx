import { Breadcrumb } from '@navor/ui/breadcrumb.tsx';
import { useTranslation } from 'react-i18next';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf } from '#platform/page-context.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { chatPath } from '../assistant-paths.ts';
import { AllowanceCard } from '../components/usage/allowance-card.tsx';
import { OwnUsage } from '../components/usage/own-usage.tsx';
import { PeriodChoice, readPeriod } from '../components/usage/period-choice.tsx';
import { TotalUsage } from '../components/usage/total-usage.tsx';
import type { Route } from './+types/usage.ts';

export const handle: ScreenHandle = { namespaces: ['assistant-usage'] };

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = apiOf(context);
  const days = readPeriod(url.searchParams);
  const { user } = await api.identity.session();
  const [own, total] = await Promise.all([
    api.assistant.usage.own({ days }),
    user?.roles.includes('admin') ? api.assistant.usage.total({ days }) : null,
  ]);
  return { days, own, total };
}

export default function UsageScreen({ loaderData: { days, own, total } }: Route.ComponentProps) {
  const { t } = useTranslation('assistant-usage');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageMeta title={t('title')} isIndexed={false} />
      <Breadcrumb steps={[{ label: t('chat'), href: chatPath }]} current={t('title')} />
      <header className="grid max-w-2xl gap-2">
        <h1 className="font-semibold text-3xl tracking-tight">{t('title')}</h1>
        <p className="text-balance text-muted">{t('lead')}</p>
      </header>
      <AllowanceCard allowance={own.allowance} />
      <PeriodChoice chosen={days} />
      <OwnUsage usage={own} />
      {total && <TotalUsage usage={total} />}
    </div>
  );
}
