import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { NativeSelect } from '@navor/ui/native-select.tsx';
import { X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptFocus } from '#screen/use-kept-focus.ts';

export type Choice = { id: string; title: string };

type ChosenListProps = {
  label: string;
  help: string;
  chosen: readonly string[];
  /** All that can be chosen; under names of their own where there is more than one group. */
  groups: readonly { title: string; choices: readonly Choice[] }[];
  onChange: (chosen: string[]) => void;
};

/** As many of the shapes of content allow. */
const most = 20;

/** Several of many: those chosen stay in view, the next one is picked from a list. */
export function ChosenList({ label, help, chosen, groups, onChange }: ChosenListProps) {
  const { t } = useTranslation('cms-documents');
  const helpId = useId();
  const list = useKeptFocus<HTMLFieldSetElement>(chosen.join());
  const titles = new Map(groups.flatMap(({ choices }) => choices.map(({ id, title }) => [id, title] as const)));
  const left = groups.map(({ title, choices }) => ({
    title,
    choices: choices.filter(({ id }) => !chosen.includes(id)),
  }));
  return (
    <fieldset ref={list} tabIndex={-1} aria-describedby={helpId} className="grid min-w-0 content-start gap-2">
      <legend className="mb-1 font-medium text-sm">{label}</legend>
      <p id={helpId} className="text-muted text-sm">
        {help}
      </p>
      {chosen.length === 0 && <p className="text-sm">{t('settings.none')}</p>}
      <ul className="grid gap-1">
        {chosen.map((id) => {
          const title = titles.get(id) ?? id;
          return (
            <li key={id} className="flex items-center justify-between gap-2 rounded-sm border border-line pl-3">
              <span translate="no" className="wrap-anywhere min-w-0 text-sm">
                {title}
              </span>
              <Button
                variant="ghost"
                size="sm"
                aria-label={t('settings.remove', { title })}
                onClick={() => onChange(chosen.filter((each) => each !== id))}
              >
                <X aria-hidden />
              </Button>
            </li>
          );
        })}
      </ul>
      {chosen.length < most && (
        <Field label={t('settings.add')} isLabelHidden>
          <NativeSelect
            value=""
            aria-label={`${label}: ${t('settings.add')}`}
            onChange={({ target }) => target.value && onChange([...chosen, target.value])}
          >
            <option value="">{t('settings.choose')}</option>
            {left.length === 1
              ? left[0]?.choices.map(optionOf)
              : left.map(({ title, choices }) => (
                  <optgroup key={title} label={title}>
                    {choices.map(optionOf)}
                  </optgroup>
                ))}
          </NativeSelect>
        </Field>
      )}
    </fieldset>
  );
}

function optionOf({ id, title }: Choice) {
  return (
    <option key={id} value={id} translate="no">
      {title}
    </option>
  );
}
