import { Button } from '@navor/ui/button.tsx';
import { Card, CardDescription, CardTitle } from '@navor/ui/card.tsx';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf } from '#platform/page-context.ts';
import { answerIntent } from '#screen/forms/answer-intent.ts';
import { useIntent } from '#screen/forms/intent-form.tsx';
import { PageMeta } from '#screen/page-meta.tsx';
import { StatusCard } from '../components/teaching/status-card.tsx';
import { UpcomingList } from '../components/teaching/upcoming-list.tsx';
import type { Route } from './+types/teaching.ts';

export const handle: ScreenHandle = { namespaces: ['teaching'] };

export async function loader({ context }: Route.LoaderArgs) {
  return { teaching: await apiOf(context).tutoring.teaching.overview() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { teaching } = apiOf(context).tutoring;
  return answerIntent(await request.formData(), {
    apply: () => teaching.apply(),
    pause: () => teaching.pause(),
    resume: () => teaching.resume(),
  });
}

export default function TeachingScreen({ loaderData: { teaching }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('teaching');
  const intents = {
    apply: useIntent(actionData, 'apply'),
    pause: useIntent(actionData, 'pause'),
    resume: useIntent(actionData, 'resume'),
  };
  const isTutor = teaching.tutor?.status === 'approved' || teaching.tutor?.status === 'paused';
  return (
    <div className="grid gap-6">
      <PageMeta title={t('title')} isIndexed={false} />
      <header className="grid max-w-2xl gap-1">
        <h1 className="font-semibold text-2xl md:text-3xl">{t('title')}</h1>
        <p className="text-muted">{t('lead')}</p>
      </header>
      <StatusCard teaching={teaching} intents={intents} />
      <div className="grid gap-4 md:grid-cols-2">
        <Part name="profileCard" to={href('/dashboard/teaching/profile')} />
        <Part name="hoursCard" to={href('/dashboard/teaching/availability')} />
      </div>
      {(isTutor || teaching.upcoming.length > 0) && <UpcomingList upcoming={teaching.upcoming} />}
    </div>
  );
}

function Part({ name, to }: { name: 'profileCard' | 'hoursCard'; to: string }) {
  const { t } = useTranslation('teaching');
  return (
    <Card className="gap-4 p-4 md:p-6">
      <div className="grid gap-1">
        <CardTitle>{t(`${name}.title`)}</CardTitle>
        <CardDescription>{t(`${name}.text`)}</CardDescription>
      </div>
      <Button asChild variant="secondary" className="mt-auto justify-self-start self-start">
        <Link to={to} prefetch="intent">
          {t(`${name}.action`)}
        </Link>
      </Button>
    </Card>
  );
}
