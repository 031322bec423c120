import { Field } from '@navor/ui/field.tsx';
import { RadioGroup, RadioGroupItem } from '@navor/ui/radio-group.tsx';
import { Textarea } from '@navor/ui/textarea.tsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { bothTexts, type Conflict, type ConflictChoice, canTakeBoth, type Decision } from './conflict-text.ts';

type ConflictPlaceProps = {
  conflict: Conflict;
  title: string;
  decision: Decision | undefined;
  onDecide: (decision: Decision) => void;
};

/** One place that two people changed, with both texts and what is to stand there. */
export function ConflictPlace({ conflict, title, decision, onDecide }: ConflictPlaceProps) {
  const { t } = useTranslation('cms-merging');
  const titleId = useId();
  const first = canTakeBoth(conflict) ? bothTexts(conflict).trimEnd() : (conflict.own || conflict.theirs).trimEnd();
  const written = decision?.written ?? first;
  return (
    <article
      aria-labelledby={titleId}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-md border border-line-strong bg-surface p-4"
    >
      <h3 id={titleId} className="font-semibold text-sm">
        {title}
      </h3>
      <div className="grid gap-3 md:grid-cols-2">
        <Version label={t('conflict.own')} text={conflict.own} nothing={t('conflict.nothing')} />
        <Version label={t('conflict.theirs')} text={conflict.theirs} nothing={t('conflict.nothing')} />
      </div>
      {conflict.base.trim() !== '' && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 text-muted text-sm md:min-h-0 md:py-0">
            {t('conflict.base')}
          </summary>
          <Source text={conflict.base} />
        </details>
      )}
      <Field label={t('conflict.choice')}>
        <RadioGroup
          value={decision?.choice ?? ''}
          onValueChange={(choice) => onDecide({ choice: choice as ConflictChoice, written })}
          className="md:flex md:flex-wrap md:gap-6"
        >
          <RadioGroupItem value="own" label={t('conflict.useOwn')} />
          <RadioGroupItem value="theirs" label={t('conflict.useTheirs')} />
          {canTakeBoth(conflict) && <RadioGroupItem value="both" label={t('conflict.useBoth')} />}
          <RadioGroupItem value="written" label={t('conflict.write')} />
        </RadioGroup>
      </Field>
      {decision?.choice === 'written' && (
        <Field label={t('conflict.written')}>
          <Textarea
            value={written}
            onChange={(event) => onDecide({ choice: 'written', written: event.target.value })}
            className="font-mono text-sm"
          />
        </Field>
      )}
    </article>
  );
}

function Version({ label, text, nothing }: { label: string; text: string; nothing: string }) {
  return (
    <div className="grid min-w-0 content-start gap-1">
      <h4 className="text-muted text-xs">{label}</h4>
      {text === '' ? <p className="text-danger text-sm">{nothing}</p> : <Source text={text} />}
    </div>
  );
}

function Source({ text }: { text: string }) {
  return (
    <pre className="wrap-anywhere whitespace-pre-wrap rounded-sm bg-sunken px-3 py-2 font-mono text-sm">
      {text.trimEnd()}
    </pre>
  );
}
