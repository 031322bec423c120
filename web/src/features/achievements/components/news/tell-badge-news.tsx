import type { BadgeId } from '@navor/contract/choices';
import { toast } from '@navor/ui/toast-store.ts';
import type { i18n } from 'i18next';
import { api } from '#platform/browser-api.ts';
import { BadgeDrawing } from '../badge-drawings/badge-drawing.tsx';
import { Celebration } from './celebration.tsx';

/** Longer than other toasts: it comes unasked, and brings more to read. */
const durationMs = 10_000;

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
  const isOne = ids.length === 1;
  const names = ids.map((id) => t(`badges:${id}.name`));
  toast({
    tone: 'ok',
    durationMs,
    title: isOne ? t('achievements:news.one', { name: names[0] }) : t('achievements:news.many', { count: ids.length }),
    description: (
      <span className="flex items-center gap-3">
        <Celebration>
          <BadgeDrawing id={first} state="earned" className="size-14" />
        </Celebration>
        <span>{isOne ? t(`badges:${first}.earned`) : names.join(', ')}</span>
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
