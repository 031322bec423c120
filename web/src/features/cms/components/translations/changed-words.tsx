import type { WordChange } from '@navor/contract';
import { useTranslation } from 'react-i18next';

/** What changed in a text, for eyes and ears: browsers seldom say that something was deleted or inserted. */
export function ChangedWords({ changes, language }: { changes: readonly WordChange[]; language: string }) {
  const { t, i18n } = useTranslation('cms-translations');
  const spoken = (text: string) => (
    <span lang={i18n.language} className="sr-only">
      {` [${text}: `}
    </span>
  );
  const end = <span className="sr-only">] </span>;
  return (
    <p lang={language} translate="no" className="wrap-anywhere whitespace-pre-wrap font-mono text-sm">
      {changes.map(({ kind, text }, at) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which have nothing else to be known by.
        if (kind === 'same') return <span key={at}>{text}</span>;
        const Tag = kind === 'added' ? 'ins' : 'del';
        return (
          <Tag
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            key={at}
            className={kind === 'added' ? 'bg-ok-soft text-ok underline' : 'bg-danger-soft text-danger line-through'}
          >
            {spoken(t(`changes.${kind}`))}
            {text}
            {end}
          </Tag>
        );
      })}
    </p>
  );
}
