import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { EmptyState } from '@navor/ui/empty-state.tsx';
import { Pagination } from '@navor/ui/pagination.tsx';
import { type ReactNode, useId } from 'react';
import { PageMeta } from '#screen/page-meta.tsx';
import { useKeptFocus } from '#screen/use-kept-focus.ts';
import { ChoiceLinks, type LinkedChoice } from '../filter-form/choice-links.tsx';

type RequestListProps<Request> = {
  requests: readonly Request[];
  texts: Record<'title' | 'text' | 'show' | 'count' | 'empty' | 'emptyText', string>;
  statuses: readonly LinkedChoice[];
  page: number;
  pageCount: number;
  addressOfPage: (page: number) => string;
  showRequest: (request: Request) => ReactNode;
};

/** Who has asked administrators for a role, by what has become of it. */
export function RequestList<Request>(props: RequestListProps<Request>) {
  const { requests, texts, statuses, page, pageCount, addressOfPage, showRequest } = props;
  const title = useKeptFocus<HTMLHeadingElement>(requests);
  const countId = useId();
  return (
    <div className="grid gap-6">
      <PageMeta title={texts.title} isIndexed={false} />
      <header className="grid max-w-2xl gap-1">
        <h1 ref={title} tabIndex={-1} className="font-semibold text-2xl md:text-3xl">
          {texts.title}
        </h1>
        <p className="text-muted">{texts.text}</p>
      </header>
      <ChoiceLinks label={texts.show} choices={statuses} />
      {requests.length === 0 ? (
        <EmptyState
          illustration={<Vijak pose="waiting" className="w-56 max-w-full" />}
          title={texts.empty}
          text={texts.emptyText}
        />
      ) : (
        <section aria-labelledby={countId} className="grid gap-3">
          <h2 id={countId} className="text-muted text-sm">
            {texts.count}
          </h2>
          <ul className="divide-y divide-line rounded-md border border-line bg-surface">{requests.map(showRequest)}</ul>
        </section>
      )}
      <Pagination page={page} pageCount={pageCount} hrefFor={addressOfPage} />
    </div>
  );
}
