import { Button } from '@navor/ui/button.tsx';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IntentForm } from './intent-form.tsx';
import type { Reader } from './use-reader.ts';

export function BookmarkButton({ reader }: { reader: Reader }) {
  const { t } = useTranslation('lesson');
  const { isBookmarked, setBookmarked } = reader;
  return (
    <IntentForm
      intent={isBookmarked ? 'remove-bookmark' : 'bookmark'}
      onSend={() => setBookmarked(!isBookmarked)}
      className="shrink-0"
    >
      <Button type="submit" variant="secondary" size="icon" aria-label={t('bookmark')} aria-pressed={isBookmarked}>
        {isBookmarked ? <BookmarkCheck aria-hidden className="text-action" /> : <Bookmark aria-hidden />}
      </Button>
    </IntentForm>
  );
}
