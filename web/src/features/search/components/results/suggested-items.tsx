import type { Suggestion } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { kindIcons } from './kind-icons.ts';

type SuggestedItemsProps = { title: string; items: readonly Suggestion[]; area: string };

export function SuggestedItems({ title, items, area }: SuggestedItemsProps) {
  const { t } = useTranslation('search');
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="suggested" className="grid gap-3">
      <h2 id="suggested" className="font-semibold text-lg">
        {title}
      </h2>
      <ul className="grid gap-2 sm:grid-cols-2">
        {items.map((item) => {
          const Icon = kindIcons[item.kind];
          return (
            <li key={`${item.kind}/${item.id}`}>
              <Link
                to={`${area}${item.path}`}
                className="flex min-h-14 items-center gap-3 rounded-md border border-line bg-surface px-4 py-2 hover:border-action"
              >
                <Icon aria-hidden className="size-5 shrink-0 text-action" />
                <span className="min-w-0">
                  <span lang={item.language} className="block font-medium">
                    {item.title}
                  </span>
                  <span className="block text-muted text-sm">{t(`kind.${item.kind}`)}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
