import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { Button } from '@navor/ui/button.tsx';
import { EmptyState } from '@navor/ui/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUnlockingPlans } from '#features/billing/index.ts';
import { ownCoursesPath } from '#features/courses/index.ts';
import { useAuth } from '#platform/auth/auth-context.tsx';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { pageOf } from '#platform/page-context.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { TitledSection } from '#screen/titled-section.tsx';
import { useRevalidationAt } from '#screen/use-revalidation-at.ts';
import { AwaitingList } from '../components/list/awaiting-list.tsx';
import { CertificateCard } from '../components/list/certificate-card.tsx';
import { EarlierList } from '../components/list/earlier-list.tsx';
import type { Route } from './+types/certificates.ts';

export const handle: ScreenHandle = { namespaces: ['certificates', 'unlocking'] };

export async function loader({ context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  const own = await api.certificates.list({ language: preferences.language });
  return { ...own, now: new Date() };
}

/** How long one that is being made takes at the most, as a rule; the page asks again as long as there is one. */
const makingMs = 4_000;

export default function Certificates({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('certificates');
  const { certificates, earlier, awaiting, now } = loaderData;
  const isOneBeingMade = awaiting.some(({ unlocked_by }) => unlocked_by === null);
  useRevalidationAt(isOneBeingMade ? new Date(now.getTime() + makingMs) : null, now);
  const isEmpty = certificates.length + earlier.length + awaiting.length === 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageMeta title={t('title')} isIndexed={false} />
      <header className="grid max-w-2xl gap-1">
        <h1 className="font-semibold text-2xl md:text-3xl">{t('title')}</h1>
        <p className="text-muted">{t('lead')}</p>
      </header>
      {isEmpty && <NoCertificates />}
      {awaiting.length > 0 && <AwaitingList awaiting={awaiting} />}
      {certificates.length > 0 && (
        <TitledSection title={t('own')}>
          <ul className="grid gap-6 lg:grid-cols-2">
            {certificates.map((certificate) => (
              <li key={certificate.id} className="min-w-0">
                <CertificateCard certificate={certificate} />
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
      {earlier.length > 0 && <EarlierList certificates={earlier} />}
    </div>
  );
}

function NoCertificates() {
  const { t } = useTranslation('certificates');
  const { subscribed } = useAuth();
  const plans = useUnlockingPlans();
  return (
    <EmptyState
      illustration={<Vijak pose="waiting" className="w-56 max-w-full" />}
      title={t('empty.title')}
      text={subscribed ? t('empty.text') : `${t('empty.text')} ${t('empty.plan', { plans: plans('standard') })}`}
      action={
        <Button asChild>
          <Link to={ownCoursesPath} prefetch="intent">
            {t('empty.action')}
          </Link>
        </Button>
      }
    />
  );
}
