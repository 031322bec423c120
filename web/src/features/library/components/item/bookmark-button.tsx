import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useFetcher, useLocation } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { loginPath } from '#platform/login-path.ts';
import { type answerItemForm, bookmarkIntents } from './item-action.ts';
import type { ItemData } from './item-data.ts';

/** Shows what was wished for at once. Without scripts it is a form, and visitors are led to where they can sign in. */
export function BookmarkButton({ item }: { item: ItemData }) {
  const { t } = useTranslation(['library', 'errors']);
  const { user } = useAuth();
  const { pathname } = useLocation();
  const fetcher = useFetcher<typeof answerItemForm>();
  if (!user) {
    return (
      <Button asChild variant="secondary" size="sm">
        <Link to={loginPath(pathname)}>
          <Bookmark aria-hidden />
          {t('item.signInToBookmark')}
        </Link>
      </Button>
    );
  }
  const { formData, data: answer } = fetcher;
  const told = answer && 'isBookmarked' in answer ? answer.isBookmarked : item.is_bookmarked;
  const isBookmarked = formData ? formData.get('intent') === bookmarkIntents.add : told;
  return (
    <fetcher.Form method="post" action={pathname} className="contents">
      <input type="hidden" name="intent" value={isBookmarked ? bookmarkIntents.remove : bookmarkIntents.add} />
      <Button type="submit" variant="secondary" size="sm">
        {isBookmarked ? <BookmarkCheck aria-hidden className="text-action" /> : <Bookmark aria-hidden />}
        {t(isBookmarked ? 'item.bookmarked' : 'item.bookmark')}
      </Button>
      {answer && 'code' in answer && !formData && (
        <Alert tone="danger" className="w-full">
          {t(`errors:${answer.code}`)}
        </Alert>
      )}
    </fetcher.Form>
  );
}
