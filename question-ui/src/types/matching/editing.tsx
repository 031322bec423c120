import { useTranslation } from 'react-i18next';
import type { EditingProps } from '../../editing/editing-props.ts';
import { ListEditor } from '../../editing/list-editor.tsx';
import { newId } from '../../editing/new-id.ts';
import { TranslatedField } from '../../editing/translated-field.tsx';
import { noText } from '../../editing/translated-text.ts';

export function Editing({ id, source, onChange, problems }: EditingProps<'matching'>) {
  const { t } = useTranslation('quiz-editing');
  return (
    <div className="grid min-w-0 gap-6">
      <ListEditor
        id={id}
        place={['pairs']}
        problems={problems}
        legend={t('matching.pairs')}
        items={source.pairs}
        onChange={(pairs) => onChange({ ...source, pairs })}
        create={() => ({ id: newId(), left: noText, right: noText })}
        nameOf={(_, at) => t('matching.pair', { number: at + 1 })}
        addLabel={t('matching.addPair')}
        least={2}
        most={12}
      >
        {(pair, change, at) =>
          (['left', 'right'] as const).map((side) => (
            <TranslatedField
              key={side}
              id={id}
              place={['pairs', at, side]}
              problems={problems}
              label={t(`matching.${side}`)}
              value={pair[side]}
              onChange={(text) => change({ ...pair, [side]: text })}
            />
          ))
        }
      </ListEditor>
      <ListEditor
        id={id}
        place={['extras']}
        problems={problems}
        legend={t('matching.extras')}
        items={source.extras}
        onChange={(extras) => onChange({ ...source, extras })}
        create={() => noText}
        nameOf={(_, at) => t('matching.extra', { number: at + 1 })}
        addLabel={t('matching.addExtra')}
        most={6}
        isPlain
      >
        {(extra, change, at) => (
          <TranslatedField
            id={id}
            place={['extras', at]}
            problems={problems}
            label={t('matching.right')}
            value={extra}
            onChange={change}
          />
        )}
      </ListEditor>
    </div>
  );
}
