import { textIn } from '@navor/languages';
import { Alert } from '@navor/ui/alert.tsx';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { useLanguageContext } from '#platform/i18n/language-context.tsx';
import { DocumentFrame } from '../document-frame/document-frame.tsx';
import { useSavedText } from '../text-draft/use-saved-text.ts';
import { LanguageLinks } from '../text-editor/language-links.tsx';
import { DocumentTextEditor } from './document-text-editor.tsx';
import type { loadDocumentText } from './load-document-text.ts';

type DocumentTextScreenProps = Awaited<ReturnType<typeof loadDocumentText>> & {
  /** Where the text stands once it is published. */
  address: string;
};

/** The texts of an item or a page, one language at a time. */
export function DocumentTextScreen({ title, written, ...text }: DocumentTextScreenProps) {
  const { t } = useTranslation('cms-documents');
  const { user } = useAuth();
  const { language } = useLanguageContext();
  const saved = useSavedText(text.drafted);
  const hasText = saved.text !== null;
  return (
    <DocumentFrame
      document={{ kind: text.kind, id: text.id }}
      title={textIn(title, language)}
      aside={
        <LanguageLinks
          current={text.language}
          written={hasText ? [...written, text.language] : written}
          addressOf={(one) => `?language=${one}`}
        />
      }
    >
      {!hasText && <Alert tone="info">{t('noTranslation')}</Alert>}
      {user && (
        <DocumentTextEditor
          key={`${user.id} ${text.id} ${text.path}`}
          {...text}
          userId={user.id}
          onSaved={saved.tellSaved}
        />
      )}
    </DocumentFrame>
  );
}
