import type { ItemDraftChoices, ItemValue } from '@navor/contract';
import { courseLevels, libraryKinds, longestSummary, longestTitle } from '@navor/contract/choices';
import { Field } from '@navor/ui/field.tsx';
import { NativeSelect } from '@navor/ui/native-select.tsx';
import { useTranslation } from 'react-i18next';
import { TranslatedTexts } from '../value-draft/translated-texts.tsx';
import type { EditedValue } from '../value-draft/use-value-draft.ts';
import { ChosenList } from './chosen-list.tsx';
import { KeywordTexts } from './keyword-texts.tsx';
import { SourceList } from './source-list.tsx';

type ItemSettingsProps = { id: string; draft: EditedValue<ItemValue>; choices: ItemDraftChoices };

/** What an item of the library is, apart from its text. */
export function ItemSettings({ id, draft, choices }: ItemSettingsProps) {
  const { t } = useTranslation(['cms-documents', 'cms-courses', 'library']);
  const { value } = draft.state;
  const set = (changes: Partial<ItemValue>) => draft.store.change((before) => ({ ...before, ...changes }));
  return (
    <div className="grid gap-8">
      <TranslatedTexts
        label={t('settings.name')}
        value={value.title}
        onCommit={(title) => set({ title })}
        maxLength={longestTitle}
      />
      <TranslatedTexts
        label={t('settings.summary')}
        help={t('settings.summaryHelp')}
        value={value.summary}
        onCommit={(summary) => set({ summary })}
        rows={3}
        maxLength={longestSummary}
      />
      <KeywordTexts value={value.keywords} onCommit={(keywords) => set({ keywords })} />
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label={t('settings.theme')}>
          <NativeSelect value={value.theme} onChange={({ target }) => set({ theme: target.value })}>
            {choices.themes.map((theme) => (
              <option key={theme.id} value={theme.id}>
                {theme.title}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label={t('settings.kind')}>
          <NativeSelect value={value.kind} onChange={({ target }) => set({ kind: target.value as ItemValue['kind'] })}>
            {libraryKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`library:kinds.${kind}`)}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label={t('settings.level')}>
          <NativeSelect
            value={value.level}
            onChange={({ target }) => set({ level: target.value as ItemValue['level'] })}
          >
            {courseLevels.map((level) => (
              <option key={level} value={level}>
                {t(`cms-courses:levels.${level}`)}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-3">
        <ChosenList
          label={t('settings.tags')}
          help={t('settings.tagsHelp')}
          chosen={value.tags}
          groups={[{ title: '', choices: choices.tags }]}
          onChange={(tags) => set({ tags })}
        />
        <ChosenList
          label={t('settings.related')}
          help={t('settings.relatedHelp')}
          chosen={value.related}
          groups={[{ title: '', choices: choices.items.filter((item) => item.id !== id) }]}
          onChange={(related) => set({ related })}
        />
        <ChosenList
          label={t('settings.lessons')}
          help={t('settings.lessonsHelp')}
          chosen={value.lessons.map(nameOfLesson)}
          groups={choices.courses.map(({ id: course, title, lessons }) => ({
            title,
            choices: lessons.map((lesson) => ({ ...lesson, id: nameOfLesson({ course, lesson: lesson.id }) })),
          }))}
          onChange={(chosen) => set({ lessons: chosen.map(lessonNamed) })}
        />
      </div>
      <SourceList sources={value.sources} onChange={(sources) => set({ sources })} />
    </div>
  );
}

type Lesson = ItemValue['lessons'][number];

/** No id has a slash. */
function nameOfLesson({ course, lesson }: Lesson): string {
  return `${course}/${lesson}`;
}

function lessonNamed(name: string): Lesson {
  const [course = '', lesson = ''] = name.split('/');
  return { course, lesson };
}
