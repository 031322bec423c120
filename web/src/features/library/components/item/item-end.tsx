import { Button } from '@navor/ui/button.tsx';
import { linkClasses } from '@navor/ui/link.tsx';
import { BookOpen, Lock, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { askPath } from '#features/assistant/index.ts';
import { lessonPath, useCoursesPath } from '#features/courses/index.ts';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { useRootData } from '#platform/root-data.ts';
import { useFormatter } from '#platform/use-formatter.ts';
import { publicItemPath } from '../../library-paths.ts';
import { LibraryRows } from '../library-rows.tsx';
import type { ItemData } from './item-data.ts';

/** What follows the text: where it is from, and where it leads on to. */
export function ItemEnd({ item }: { item: ItemData }) {
  const { t } = useTranslation('library');
  const format = useFormatter();
  const origin = useRootData()?.origin ?? '';
  const { user } = useAuth();
  const { related, lessons } = item;
  return (
    <footer className="library-end grid gap-8 border-line border-t pt-6">
      <Sources sources={item.sources} />
      {user && (
        <Button asChild variant="secondary" className="justify-self-start print:hidden">
          <Link to={askPath({ kind: 'library', item_id: item.id })}>
            <Sparkles aria-hidden />
            {t('askAssistant')}
          </Link>
        </Button>
      )}
      <p className="text-muted text-sm">{t('item.updated', { date: format.date(item.updated_at) })}</p>
      <p className="hidden text-sm print:block">{`${origin}${publicItemPath(item.id)}`}</p>
      {(related.length > 0 || lessons.length > 0) && (
        <div className="library-onward grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-x-6 gap-y-8">
          {related.length > 0 && (
            <Section id="related" title={t('item.related')}>
              <LibraryRows items={related} />
            </Section>
          )}
          {lessons.length > 0 && (
            <Section id="lessons" title={t('item.lessons')}>
              <Lessons lessons={lessons} />
            </Section>
          )}
        </div>
      )}
    </footer>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-3">
      <h2 id={id} className="scroll-mt-6 font-semibold text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Sources({ sources }: Pick<ItemData, 'sources'>) {
  const { t } = useTranslation('library');
  if (sources.length === 0) return null;
  return (
    <Section id="sources" title={t('item.sources')}>
      <ol className="grid list-decimal gap-1 pl-5 text-sm marker:text-muted">
        {sources.map(({ title, url }) => (
          <li key={title}>
            <cite className="not-italic">
              {url ? (
                <a href={url} rel="noopener noreferrer" className={linkClasses}>
                  {title}
                </a>
              ) : (
                title
              )}
            </cite>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Lessons({ lessons }: Pick<ItemData, 'lessons'>) {
  const { t, i18n } = useTranslation('library');
  const courses = useCoursesPath();
  return (
    <ul className="divide-y divide-line rounded-md border border-line bg-surface">
      {lessons.map(({ course, lesson, is_open }) => {
        const Icon = is_open ? BookOpen : Lock;
        return (
          <li
            key={`${course.id}/${lesson.id}`}
            className="relative flex items-start gap-3 px-4 py-3 first:rounded-t-md last:rounded-b-md hover:bg-action-soft"
          >
            <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${is_open ? 'text-action' : 'text-muted'}`} />
            <div className="grid min-w-0 gap-0.5">
              <Link
                to={lessonPath(courses, course.id, lesson.id)}
                lang={lesson.language}
                className="rounded-sm font-medium text-sm after:absolute after:inset-0"
              >
                {lesson.title}
              </Link>
              <p className="text-muted text-sm">
                {course.title}
                {!is_open && <span lang={i18n.language}> · {t('item.locked')}</span>}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
