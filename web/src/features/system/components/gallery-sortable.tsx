import {
  SortableAnnouncements,
  SortableHandle,
  SortableList,
  SortableRow,
  SortableSteps,
} from '@navor/ui/sortable/sortable.tsx';
import { moveItem, type SortableGroup } from '@navor/ui/sortable/sortable-places.ts';
import { useSortable } from '@navor/ui/sortable/use-sortable.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GallerySpecimen } from './gallery-theme-pair.tsx';

/** Items of two groups, which can be moved within them and between them. */
export function GallerySortable() {
  const { t } = useTranslation('gallery');
  const [groups, setGroups] = useState<SortableGroup[]>([
    {
      id: 'mechanics',
      label: t('forms.mechanics'),
      items: [
        { id: 'statics', label: t('forms.statics') },
        { id: 'strength', label: t('forms.strength') },
      ],
    },
    {
      id: 'electrics',
      label: t('forms.electrics'),
      items: [
        { id: 'circuits', label: t('forms.circuits') },
        { id: 'drives', label: t('forms.drives') },
      ],
    },
  ]);
  const sortable = useSortable(groups, (id, to) => setGroups(moveItem(groups, id, to)));
  return (
    <GallerySpecimen name="sortable">
      {groups.map(({ id: groupId, label: group, items }) => (
        <div key={groupId} className="grid gap-2">
          <p className="font-medium text-sm">{group}</p>
          <SortableList sortable={sortable} groupId={groupId} aria-label={group} className="grid gap-2">
            {items.map(({ id, label }) => (
              <SortableRow
                key={id}
                sortable={sortable}
                itemId={id}
                className="flex items-center gap-1 rounded-md border border-line bg-surface"
              >
                <SortableHandle sortable={sortable} itemId={id} label={label} />
                <span className="min-w-0 grow">{label}</span>
                <SortableSteps sortable={sortable} itemId={id} label={label} />
              </SortableRow>
            ))}
          </SortableList>
        </div>
      ))}
      <SortableAnnouncements sortable={sortable} />
    </GallerySpecimen>
  );
}
