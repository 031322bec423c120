import type { ValueConflict } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { NativeSelect } from '@navor/ui/native-select.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOnlyForAuthor, WriteStatus } from '../text-draft/save-status.tsx';
import type { EditedValue } from './use-value-draft.ts';

/** Whether what was changed is with the server, and what to do where it is not. */
export function SavingState<Value>({ draft: { state, store } }: { draft: EditedValue<Value> }) {
  const { t } = useTranslation('cms-drafts');
  if (state.saving === 'conflict') {
    return <Conflicts conflicts={state.conflicts} onSettle={(choices) => void store.settle(choices)} />;
  }
  if (state.saving === 'invalid') {
    return (
      <Alert tone="danger" title={t('saving.invalid')}>
        <ul>
          {state.problems.map(({ place, message }) => (
            <li key={`${place.join('.')} ${message}`}>
              <code translate="no">{place.join('.')}</code>: {t('saving.wrongValue')}{' '}
              <span lang="en" className="text-muted">
                ({message})
              </span>
            </li>
          ))}
        </ul>
      </Alert>
    );
  }
  return (
    <WriteStatus
      kind={state.saving}
      says={t(`saving.${state.saving}`)}
      unsaved={
        isOnlyForAuthor(state.saving) ? { title: t('unsaved.title'), description: t(`unsaved.${state.saving}`) } : null
      }
      retry={t('saving.retry')}
      onRetry={() => void store.flush()}
    />
  );
}

type Choice = 'own' | 'theirs';
type ConflictsProps = { conflicts: readonly ValueConflict[]; onSettle: (choices: Choice[]) => void };

/** Both of what two people wanted in one place, to choose from. */
function Conflicts({ conflicts, onSettle }: ConflictsProps) {
  const { t } = useTranslation('cms-drafts');
  const [choices, setChoices] = useState<Choice[]>(() => conflicts.map(() => 'own'));
  return (
    <Alert tone="danger" title={t('conflict.title')}>
      <div className="grid gap-4">
        <p>{t('conflict.text')}</p>
        {conflicts.map(({ place, own, theirs }, at) => (
          <Field key={place.join('.')} label={<span className="wrap-anywhere font-mono">{place.join(' › ')}</span>}>
            <NativeSelect
              value={choices[at] ?? 'own'}
              onChange={({ target }) => setChoices(choices.toSpliced(at, 1, target.value as Choice))}
            >
              <option value="own">{t('conflict.own', { value: shown(own) })}</option>
              <option value="theirs">{t('conflict.theirs', { value: shown(theirs) })}</option>
            </NativeSelect>
          </Field>
        ))}
        <div>
          <Button onClick={() => onSettle(choices)}>{t('conflict.settle')}</Button>
        </div>
      </div>
    </Alert>
  );
}

function shown(value: unknown): string {
  if (value === undefined) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
