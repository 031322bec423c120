import type { ValueConflict } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { NativeSelect } from '@navor/ui/native-select.tsx';
import { CloudCheck, CloudOff, LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditedValue } from './use-value-draft.ts';

/** Whether what was changed is with the server, and what to do where it is not. */
export function SavingState<Value>({ draft: { state, store } }: { draft: EditedValue<Value> }) {
  const { t } = useTranslation('cms-drafts');
  if (state.saving === 'conflict') {
    return <Conflicts conflicts={state.conflicts} onSettle={(choices) => void store.settle(choices)} />;
  }
  if (state.saving === 'refused') {
    return (
      <Alert tone="danger" title={t('saving.refused')}>
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
  if (state.saving === 'failed') {
    return (
      <Alert
        tone="danger"
        action={
          <Button size="sm" variant="secondary" onClick={() => void store.flush()}>
            {t('saving.retry')}
          </Button>
        }
      >
        <CloudOff aria-hidden className="mr-2 inline size-4" />
        {t('saving.failed')}
      </Alert>
    );
  }
  const Icon = state.saving === 'saving' ? LoaderCircle : CloudCheck;
  return (
    <p role="status" className="flex items-center gap-2 text-muted text-sm">
      <Icon aria-hidden className="size-4 shrink-0" />
      {t(`saving.${state.saving}`)}
    </p>
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
