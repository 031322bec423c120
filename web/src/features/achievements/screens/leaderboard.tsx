import { rewards } from '@navor/contract/choices';
import { Alert } from '@navor/ui/alert.tsx';
import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { Button } from '@navor/ui/button.tsx';
import { EmptyState } from '@navor/ui/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import { href, Link, redirect, useSearchParams } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf } from '#platform/page-context.ts';
import { readDay } from '#screen/day.ts';
import { answerIntent, textOf } from '#screen/forms/answer-intent.ts';
import { useDoneToast, useIntent } from '#screen/forms/intent-form.tsx';
import { isForPage } from '#screen/is-for-page.ts';
import { orNotFound } from '#screen/or-not-found.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { useKeptFocus } from '#screen/use-kept-focus.ts';
import { leaderboardPath } from '../achievements-paths.ts';
import { JoinSection } from '../components/leaderboard/join-section.tsx';
import { LeagueTable } from '../components/leaderboard/league-table.tsx';
import { LeaveSection } from '../components/leaderboard/leave-section.tsx';
import { WeekSwitcher } from '../components/leaderboard/week-switcher.tsx';
import { nothingShown } from '../components/presence/presence-values.ts';
import { WithdrawnNotice } from '../components/presence/withdrawn-notice.tsx';
import type { Route } from './+types/leaderboard.ts';

export const handle: ScreenHandle = { namespaces: ['leaderboard'] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { achievements } = apiOf(context);
  const [presence, withdrawal, leaderboard] = await orNotFound(
    Promise.all([
      achievements.presence.get(),
      achievements.presence.withdrawal(),
      achievements.leaderboard.get({ week: readDay(url.searchParams.get('week')) }),
    ]),
  );
  return { presence, withdrawal, leaderboard };
}

/** Taking part is one of the things that others may see: the others stay as they are. */
export async function action({ request, context }: Route.ActionArgs) {
  const { presence } = apiOf(context).achievements;
  const saved = async () => (await presence.get()) ?? { ...nothingShown, nickname: '' };
  const intents = {
    join: async (form: FormData) =>
      presence.save({ ...(await saved()), nickname: textOf(form, 'nickname'), is_on_leaderboard: true }),
    leave: async () => presence.save({ ...(await saved()), is_on_leaderboard: false }),
  };
  const answer = await answerIntent(await request.formData(), intents, ['nickname']);
  if (answer.data.kind === 'refused' || !isForPage(request)) return answer;
  return redirect(`${leaderboardPath}?done=${answer.data.intent}`);
}

export default function LeaderboardScreen({
  loaderData: { presence, withdrawal, leaderboard },
  actionData,
}: Route.ComponentProps) {
  const { t } = useTranslation('leaderboard');
  const join = useIntent(actionData, 'join');
  const leave = useIntent(actionData, 'leave');
  useDoneToast(join, t('leave.joined'));
  useDoneToast(leave, t('leave.done'));
  const done = useSearchParams()[0].get('done');
  const isTakingPart = presence !== null && leaderboard.is_taking_part;
  const title = useKeptFocus<HTMLHeadingElement>(isTakingPart);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageMeta title={t('title')} isIndexed={false} />
      <header className="grid gap-1">
        <h1 ref={title} tabIndex={-1} className="font-semibold text-2xl md:text-3xl">
          {t('title')}
        </h1>
        <p className="max-w-reading text-muted">{t('text')}</p>
      </header>
      {!actionData && done && <Alert tone="ok">{t(isTakingPart ? 'leave.joined' : 'leave.done')}</Alert>}
      {withdrawal && <WithdrawnNotice {...withdrawal} />}
      {isTakingPart ? (
        <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
          <WeekSwitcher {...leaderboard} />
          {leaderboard.rows.length === 1 && leaderboard.week === leaderboard.weeks[0] && <Alone />}
          <LeagueTable rows={leaderboard.rows} />
          <p className="text-muted text-sm">
            {t('pointsHint', rewards)} {t('tie')}
          </p>
          <LeaveSection nickname={presence.nickname} state={leave} />
        </div>
      ) : (
        <JoinSection presence={presence} state={join} />
      )}
    </div>
  );
}

function Alone() {
  const { t } = useTranslation('leaderboard');
  return (
    <EmptyState
      illustration={<Vijak pose="waiting" className="h-28" />}
      title={t('alone.title')}
      text={t('alone.text')}
      action={
        <Button asChild>
          <Link to={href('/dashboard/courses')} prefetch="intent">
            {t('alone.action')}
          </Link>
        </Button>
      }
    />
  );
}
