import type { ContentDocument } from '@navor/contract';
import type { Viewer } from '../../../platform/access.ts';
import { os } from '../../../platform/api.ts';
import type { Services } from '../../../platform/services.ts';
import type { Editing } from '../documents/refuse-non-editors.ts';
import { acceptMinorChange, acceptTranslation } from './accept-translation.ts';
import { countTranslations, presentCounted } from './count-translations.ts';
import { editTranslation } from './edit-translation.ts';
import { listUntranslated } from './list-untranslated.ts';
import { presentTranslation } from './present-translation.ts';
import { translatedFileAt } from './translated-file.ts';

export function translationsRoutes(services: Services, editing: Editing) {
  async function translating(viewer: Viewer, input: ContentDocument & { path: string }) {
    const text = translatedFileAt(input, input.path);
    return { ...(await editing(viewer, input, text.filePath)), text };
  }

  return {
    get: os.cms.translations.get.handler(async ({ input, context }) => {
      const { document, text } = await translating(context.viewer, input);
      return presentTranslation(services, { document, text });
    }),

    edit: os.cms.translations.edit.handler(async ({ input, context }) => {
      const { document, text, userId } = await translating(context.viewer, input);
      const { edit, base_hash: baseHash } = input;
      const kind = await editTranslation(services, { document, text, edit, baseHash, userId });
      return kind === 'untranslated'
        ? { kind }
        : { kind, translation: await presentTranslation(services, { document, text }) };
    }),

    check: os.cms.translations.check.handler(async ({ input, context }) => {
      const { document, text } = await translating(context.viewer, input);
      await acceptTranslation(services, { document, text, own: input.own, source: input.source });
      return presentTranslation(services, { document, text });
    }),

    acceptMinorChange: os.cms.translations.acceptMinorChange.handler(async ({ input, context }) => {
      const { document, text } = await translating(context.viewer, input);
      await acceptMinorChange(services, { document, text, source: input.source });
      return presentTranslation(services, { document, text });
    }),

    ofDocument: os.cms.translations.ofDocument.handler(async ({ input, context }) => {
      const { document } = await editing(context.viewer, input);
      const texts = await countTranslations(services, document);
      return texts.map((text) => presentCounted(document, text, input.language));
    }),

    list: os.cms.translations.list.handler(({ input, context }) =>
      listUntranslated(services, context.viewer, input.language),
    ),
  };
}
