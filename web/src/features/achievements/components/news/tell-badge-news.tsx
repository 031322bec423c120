import type { BadgeId } from '@navor/contract/choices';
import { toast } from '@navor/ui/toast-store.ts';
import type { i18n, TFunction } from 'i18next';
import { api } from '#platform/browser-api.ts';
import { BadgeDrawing } from '../badge-drawings/badge-drawing.tsx';
import { Celebration } from './celebration.tsx';

/** Longer than other toasts: it comes unasked, and brings more to read. */
const durationMs = 10_000;

/** A list of many would cover half of a phone, for no longer than it takes to read a few; one alone is never left out. */
const maxNames = 3;

/** Told in this window, also where the server could not be told of it. */
const told = new Set<BadgeId>();

/** Shows a toast for badges that their owner has not seen yet; several are told of at once. Answers whether there were any. */
export async function tellBadgeNews(texts: i18n, onShow: () => void): Promise<boolean> {
  const { badges } = await api.achievements.news();
  const ids = badges.map(({ id }) => id).filter((id) => !told.has(id));
  const [first] = ids;
  if (!first) return false;
  await texts.loadNamespaces(['achievements', 'badges']);
  const t = texts.getFixedT(null, ['achievements', 'badges']);
  for (const id of ids) told.add(id);
  toast({
    tone: 'ok',
    durationMs,
    title:
      ids.length === 1
        ? t('achievements:news.one', { name: t(`badges:${first}.name`) })
        : t('achievements:news.many', { count: ids.length }),
    description: (
      <span className="flex items-center gap-3">
        <Celebration>
          <BadgeDrawing id={first} state="earned" className="size-14" />
        </Celebration>
        <span>{ids.length === 1 ? t(`badges:${first}.earned`) : nameSeveral(ids, t)}</span>
      </span>
    ),
    action: {
      label: t('achievements:news.show'),
      altText: t('achievements:news.showElsewhere'),
      onSelect: onShow,
    },
  });
  await api.achievements.markSeen({ badges: ids });
  return true;
}

function nameSeveral(ids: BadgeId[], t: TFunction<('achievements' | 'badges')[]>): string {
  const count = ids.length > maxNames + 1 ? ids.length - maxNames : 0;
  const names = ids
    .slice(0, ids.length - count)
    .map((id) => t(`badges:${id}.name`))
    .join(', ');
  return count > 0 ? t('achievements:news.manyMore', { names, count }) : names;
}
