import type { ContentDocument, ContentProblem } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { ContentProblems } from '#screen/editing/content-problems.tsx';
import { settingsPath } from '../../cms-paths.ts';
import { problemAddress } from '../../problem-address.ts';

type RefusedPublicationProps = {
  document: ContentDocument;
  problems: readonly ContentProblem[];
  /** The words of a link to the document's settings, for problems that stand there. */
  toSettings?: string | undefined;
};

/** Why a text was not published, and where each of it is mended. */
export function RefusedPublication({ document, problems, toSettings }: RefusedPublicationProps) {
  const { t } = useTranslation('cms-lesson');
  const settings = settingsPath(document);
  const addressOf = (faulty: string) => problemAddress(document, faulty);
  return (
    <Alert tone="danger" title={t('publish.refused')}>
      {toSettings && problems.some(({ path }) => addressOf(path) === settings) && (
        <p>
          <TextLink to={settings}>{toSettings}</TextLink>
        </p>
      )}
      <ContentProblems problems={problems} addressOf={addressOf} />
    </Alert>
  );
}
