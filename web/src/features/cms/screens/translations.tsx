import { languages, textIn } from '@navor/languages';
import { EmptyState } from '@navor/ui/empty-state.tsx';
import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf, pageOf } from '#platform/page-context.ts';
import { readChoice } from '#screen/filter-form/list-address.ts';
import { answerIntent } from '#screen/forms/answer-intent.ts';
import { orHidden, orNotFound } from '#screen/or-not-found.ts';
import { documentAt } from '../cms-paths.ts';
import { DocumentFrame } from '../components/document-frame/document-frame.tsx';
import { PublishTranslation } from '../components/translations/publish-translation.tsx';
import { TextChoice } from '../components/translations/text-choice.tsx';
import { TranslationGrid } from '../components/translations/translation-grid.tsx';
import { translationIntents } from '../components/translations/translation-intents.ts';
import type { Route } from './+types/translations.ts';

export const handle: ScreenHandle = {
  namespaces: ['cms-translations', 'cms-tabs', 'content-problems', 'quiz-editing'],
};

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  const { language } = preferences;
  const document = documentAt(params);
  const { documents, translations } = api.cms;
  const found = Promise.all([documents.open(document), translations.ofDocument({ ...document, language })]);
  const [{ title, draft_hash }, texts] = await orHidden(orNotFound(found));
  const asked = url.searchParams.get('text');
  const isUnfinished = ({ translations: all }: (typeof texts)[number]) =>
    all.some(({ outdated, missing }) => outdated + missing > 0);
  const text = texts.find(({ source_path }) => source_path === asked) ?? texts.find(isUnfinished) ?? texts[0];
  const beside = await Promise.all(
    (text?.translations ?? []).map(({ path }) => orNotFound(translations.get({ ...document, path }))),
  );
  const chosen = readChoice(url.searchParams, 'language', languages);
  const shown = beside.find((one) => one.language === chosen) ?? beside[0];
  return { document, title: textIn(title, language), draftHash: draft_hash, texts, text, beside, shown };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const intents = translationIntents(apiOf(context), documentAt(params));
  return orHidden(answerIntent(await request.formData(), intents, ['text']));
}

export default function TranslationsScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('cms-translations');
  const { document, title, draftHash, texts, text, beside, shown } = loaderData;
  return (
    <DocumentFrame document={document} title={title} part="translations" lead={t('lead')}>
      {text && shown ? (
        <>
          <TextChoice texts={texts} text={text} language={shown.language} />
          <PublishTranslation key={shown.path} document={document} translation={shown} draftHash={draftHash} />
          <TranslationGrid
            key={text.source_path}
            documentName={`${document.kind}/${document.id}`}
            translations={beside}
            language={shown.language}
          />
        </>
      ) : (
        <EmptyState icon={<Languages />} title={t('empty.title')} text={t('empty.text')} />
      )}
    </DocumentFrame>
  );
}
