import { offerIn, plansListedIn, tierBenefits } from '@navor/contract/choices';
import { Button } from '@navor/ui/button.tsx';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { useFormatter } from '#platform/use-formatter.ts';
import { ShowcaseSection } from './showcase-section.tsx';

/** How much each plan lets people ask, by the names of the visitor's own price list. */
export function MessagesByPlan() {
  const { t, i18n } = useTranslation('assistant-showcase');
  const format = useFormatter();
  const listed = plansListedIn(offerIn(i18n.language));
  const isFreeListed = listed.some(({ kind }) => kind === 'free');
  const rows = [
    ...(isFreeListed ? [] : [{ name: t('plans.free'), tier: 'free' as const }]),
    ...listed.map(({ name, tier }) => ({ name, tier })),
  ];
  return (
    <ShowcaseSection title={t('plans.title')} lead={t('plans.lead')}>
      <dl className="grid gap-px overflow-hidden rounded-md border border-line bg-line md:auto-cols-fr md:grid-flow-col">
        {rows.map(({ name, tier }) => (
          <div key={name} className="grid gap-1 bg-surface p-5">
            <dt className="text-muted">{name}</dt>
            <dd className="tabular font-semibold text-xl">
              {t('plans.messages', {
                count: tierBenefits[tier].assistantMessagesPerDay,
                messages: format.number(tierBenefits[tier].assistantMessagesPerDay),
              })}
            </dd>
          </div>
        ))}
      </dl>
      <Button asChild variant="secondary" className="justify-self-start">
        <Link to={href('/subscription')} prefetch="intent">
          {t('plans.link')}
        </Link>
      </Button>
    </ShowcaseSection>
  );
}
