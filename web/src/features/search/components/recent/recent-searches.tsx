import { Button } from '@navor/ui/button.tsx';
import { Clock, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { searchAddress } from '../../search-paths.ts';

type RecentSearchesProps = { recent: readonly string[]; area: string; onForget: (q?: string) => void };

export function RecentSearches({ recent, area, onForget }: RecentSearchesProps) {
  const { t } = useTranslation('search');
  const heading = useRef<HTMLHeadingElement>(null);
  if (recent.length === 0) return null;
  return (
    <section aria-labelledby="recent-searches" className="grid gap-2">
      <div className="flex items-center justify-between gap-4">
        <h2 ref={heading} id="recent-searches" tabIndex={-1} className="font-semibold text-lg outline-none">
          {t('recent.title')}
        </h2>
        <ForgetForm onForget={() => onForget()}>
          <Button type="submit" variant="ghost" size="sm">
            {t('recent.forgetAll')}
          </Button>
        </ForgetForm>
      </div>
      <ul className="divide-y divide-line rounded-md border border-line bg-surface">
        {recent.map((q) => (
          <li key={q} className="flex items-center gap-1 pr-1">
            <Link
              to={searchAddress(area, { q })}
              className="flex min-h-12 min-w-0 grow items-center gap-3 px-4 hover:text-action"
            >
              <Clock aria-hidden className="size-4 shrink-0 text-muted" />
              <span className="truncate">{q}</span>
            </Link>
            <ForgetForm q={q} onForget={() => onForget(q)}>
              <Button
                type="submit"
                variant="ghost"
                size="icon"
                aria-label={t('recent.forget', { q })}
                // The button goes with its row.
                onClick={() => heading.current?.focus()}
              >
                <X aria-hidden />
              </Button>
            </ForgetForm>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What an account remembers is forgotten by the server; what a visitor's tab has, by the tab itself. */
function ForgetForm({ q, onForget, children }: { q?: string; onForget: () => void; children: ReactNode }) {
  const { user } = useAuth();
  return (
    <Form
      method="post"
      replace
      preventScrollReset
      onSubmit={(event) => {
        if (user) return;
        event.preventDefault();
        onForget();
      }}
    >
      {q !== undefined && <input type="hidden" name="q" value={q} />}
      {children}
    </Form>
  );
}
