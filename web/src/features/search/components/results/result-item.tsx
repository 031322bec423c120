import type { SearchResult } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { TextWithIndices } from '#screen/text-with-indices.tsx';
import { kindIcons } from './kind-icons.ts';
import { MarkedText } from './marked-text.tsx';

type ResultItemProps = { result: SearchResult; area: string };

export function ResultItem({ result, area }: ResultItemProps) {
  const { t } = useTranslation('search');
  const { kind, path, marked_title, context, language, passage } = result;
  const Icon = kindIcons[kind];
  return (
    <li className="group relative grid gap-1 px-4 py-4 hover:bg-action-soft/50 md:px-5">
      <p className="flex min-w-0 items-center gap-2 text-muted text-sm">
        <Icon aria-hidden className="size-4 shrink-0" />
        <span className="shrink-0">{t(`kind.${kind}`)}</span>
        {context && (
          <>
            <span aria-hidden>·</span>
            <span lang={language} className="min-w-0 truncate">
              {context}
            </span>
          </>
        )}
      </p>
      <h3 className="font-semibold text-lg">
        <Link
          to={`${area}${path}`}
          lang={language}
          className="text-action underline-offset-4 before:absolute before:inset-0 group-hover:underline"
        >
          <MarkedText pieces={marked_title} />
        </Link>
      </h3>
      {passage && (
        <p lang={passage.language} className="max-w-reading text-sm leading-relaxed">
          {passage.heading && (
            <span className="font-medium">
              <TextWithIndices text={passage.heading} />:{' '}
            </span>
          )}
          <MarkedText pieces={passage.text} />
        </p>
      )}
    </li>
  );
}
