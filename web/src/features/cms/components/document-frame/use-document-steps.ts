import type { ContentDocument } from '@navor/contract';
import type { BreadcrumbStep } from '@navor/ui/breadcrumb.tsx';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { documentPath, listPath } from '../../cms-paths.ts';

const areas = { course: 'courses', quiz: 'quizzes', item: 'library', page: 'pages' } as const;

/** From the CMS down to a document, in the words `cms-tabs`. */
export function useDocumentSteps({ kind, id }: ContentDocument, title: string) {
  const { t } = useTranslation('cms-tabs');
  const toList: BreadcrumbStep[] = [
    { label: t('cms'), href: href('/dashboard/cms') },
    { label: t(`areas.${areas[kind]}`), href: listPath(kind) },
  ];
  return { toList, toDocument: [...toList, { label: title, href: documentPath({ kind, id }) }] };
}
