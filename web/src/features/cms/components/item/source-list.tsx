import type { ItemValue } from '@navor/contract';
import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptFocus } from '#screen/use-kept-focus.ts';
import { CommittedText } from '../value-draft/committed-text.tsx';
import { isWebAddress, withSource } from './sources.ts';

type Sources = ItemValue['sources'];
type Source = Sources[number];
type SourceListProps = { sources: Sources; onChange: (sources: Sources) => void };

/** Where the data of an item comes from. */
export function SourceList({ sources, onChange }: SourceListProps) {
  const { t } = useTranslation('cms-documents');
  const list = useKeptFocus<HTMLFieldSetElement>(sources.length);
  return (
    <fieldset ref={list} tabIndex={-1} className="grid min-w-0 gap-3">
      <legend className="mb-1 font-medium text-sm">{t('settings.sources')}</legend>
      <p className="text-muted text-sm">{t('settings.sourcesHelp')}</p>
      <ul className="grid gap-3">
        {sources.map((source, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sources have nothing but their order.
          <li key={at} className="rounded-sm border border-line p-3">
            <SourceFields
              source={source}
              onChange={(changed) => onChange(sources.toSpliced(at, 1, changed))}
              onRemove={() => onChange(sources.toSpliced(at, 1))}
            />
          </li>
        ))}
      </ul>
      {sources.length < 50 && <NewSource onAdd={(source) => onChange([...sources, source])} />}
    </fieldset>
  );
}

type SourceFieldsProps = { source: Source; onChange: (source: Source) => void; onRemove: () => void };

function SourceFields({ source, onChange, onRemove }: SourceFieldsProps) {
  const { t } = useTranslation(['cms-documents', 'errors']);
  const [problem, setProblem] = useState<'title' | 'url'>();
  const commit = (title: string, url: string) => {
    const wrong = title.trim() === '' ? 'title' : isWebAddress(url) ? undefined : 'url';
    setProblem(wrong);
    if (!wrong) onChange(withSource(title, url));
  };
  return (
    <div className="grid items-start gap-3 sm:grid-cols-[1fr_1fr_auto]">
      <Field
        label={t('settings.sourceTitle')}
        isRequired
        error={problem === 'title' ? t('errors:field.required') : undefined}
      >
        <CommittedText value={source.title} onCommit={(title) => commit(title, source.url ?? '')} maxLength={300} />
      </Field>
      <Field label={t('settings.sourceUrl')} error={problem === 'url' ? t('settings.urlWrong') : undefined}>
        <CommittedText value={source.url ?? ''} onCommit={(url) => commit(source.title, url)} />
      </Field>
      <Button
        variant="ghost"
        size="sm"
        className="sm:mt-6"
        aria-label={t('settings.removeSource', { title: source.title })}
        onClick={onRemove}
      >
        <X aria-hidden />
      </Button>
    </div>
  );
}

function NewSource({ onAdd }: { onAdd: (source: Source) => void }) {
  const { t } = useTranslation('cms-documents');
  const [title, setTitle] = useState('');
  const [url, setUrl] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const add = () => {
    setIsWrong(!isWebAddress(url));
    if (title.trim() === '' || !isWebAddress(url)) return;
    onAdd(withSource(title, url));
    setTitle('');
    setUrl('');
  };
  return (
    <div className="grid items-start gap-3 sm:grid-cols-[1fr_1fr_auto]">
      <Field label={t('settings.sourceTitle')}>
        <Input value={title} maxLength={300} onChange={(event) => setTitle(event.currentTarget.value)} />
      </Field>
      <Field label={t('settings.sourceUrl')} error={isWrong ? t('settings.urlWrong') : undefined}>
        <Input value={url} inputMode="url" onChange={(event) => setUrl(event.currentTarget.value)} />
      </Field>
      <Button variant="secondary" className="sm:mt-6" disabled={title.trim() === ''} onClick={add}>
        <Plus aria-hidden />
        {t('settings.addSource')}
      </Button>
    </div>
  );
}
