import type { AuditEntry } from '@navor/contract';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { useTierAndOffer } from '#features/billing/index.ts';
import { editQuestionPath } from '#features/quizzes/index.ts';
import { useFormatter } from '#platform/use-formatter.ts';
import {
  isAboutContent,
  isAboutPerson,
  isAboutPlan,
  readContent,
  readDocument,
  readEmail,
  readGrant,
  readNickname,
  readRevocation,
  readRoles,
  readSerial,
} from './audit-details.ts';

type AuditItemProps = {
  entry: AuditEntry;
  /** Nothing where the screen is about the one person that it was done to; a link leads where administrators go alone. */
  subject?: 'linked' | 'named' | 'hidden';
};

/** One thing that was done: what, to whom or to which content, who, why and when. */
export function AuditItem({ entry, subject: shown = 'linked' }: AuditItemProps) {
  const { t } = useTranslation('audit');
  const format = useFormatter();
  const { actor, reason, at } = entry;
  const sentences = useSentences(entry);
  return (
    <li className="grid gap-x-8 gap-y-2 p-4 md:grid-cols-[1fr_auto] md:px-6">
      <div className="wrap-anywhere grid min-w-0 gap-1">
        {sentences.map((sentence) => (
          <h3 key={sentence} className="font-medium text-sm">
            {sentence}
          </h3>
        ))}
        {isAboutPlan(entry) && <PlanDetails entry={entry} />}
        {isAboutContent(entry) && <ContentSubject entry={entry} />}
        <DocumentSubject entry={entry} />
        {shown !== 'hidden' && isAboutPerson(entry) && <PersonSubject entry={entry} isLinked={shown === 'linked'} />}
        {reason && <p className="max-w-reading text-sm [overflow-wrap:anywhere]">{t('reason', { reason })}</p>}
      </div>
      <div className="grid content-start gap-0.5 text-muted text-sm md:text-right">
        <p className="[overflow-wrap:anywhere]">{t('actor', { name: actor?.full_name ?? t('gone') })}</p>
        <p className="tabular text-xs">{format.dateTime(at)}</p>
      </div>
    </li>
  );
}

function PersonSubject({ entry: { subject, details }, isLinked }: { entry: AuditEntry; isLinked: boolean }) {
  const { t } = useTranslation('audit');
  return (
    <p className="text-sm [overflow-wrap:anywhere]">
      {t('subject', { name: subject?.full_name ?? readEmail(details).to ?? t('gone') })}
      {subject && isLinked && (
        <>
          {' '}
          <TextLink
            to={href('/dashboard/people/:personId', { personId: subject.id })}
            aria-label={t('toPerson', { email: subject.email })}
            className="inline-flex min-h-11 items-center md:min-h-0"
          >
            {subject.email}
          </TextLink>
        </>
      )}
    </p>
  );
}

function PlanDetails({ entry: { details } }: { entry: AuditEntry }) {
  const describe = useTierAndOffer();
  return <p className="text-muted text-sm">{describe(readGrant(details).plan)}</p>;
}

function ContentSubject({ entry: { details } }: { entry: AuditEntry }) {
  const { t } = useTranslation('audit');
  const { quizId, questionId } = readContent(details);
  const to = questionId ? editQuestionPath(quizId, questionId) : href('/dashboard/quiz/:quizId', { quizId });
  return (
    <p className="text-sm [overflow-wrap:anywhere]">
      <TextLink to={to} className="inline-flex min-h-11 items-center md:min-h-0">
        {questionId ? t('question', { question: questionId, quiz: quizId }) : t('draft', { quiz: quizId })}
      </TextLink>
    </p>
  );
}

function DocumentSubject({ entry: { details } }: { entry: AuditEntry }) {
  const { t } = useTranslation('audit');
  const document = readDocument(details);
  if (!document) return null;
  return (
    <p translate="no" className="text-muted text-sm [overflow-wrap:anywhere]">
      {t(`document.${document.kind}`, { id: document.id })}
    </p>
  );
}

function useSentences({ action, details }: AuditEntry): string[] {
  const { t } = useTranslation(['audit', 'profile']);
  const format = useFormatter();
  switch (action) {
    case 'plan_granted': {
      const { plan: granted, endsAt } = readGrant(details);
      const plan = granted.name;
      return [endsAt ? t('grantedUntil', { plan, date: format.date(endsAt) }) : t('granted', { plan })];
    }
    case 'plan_revoked': {
      const { plan, isPaid } = readRevocation(details);
      return [t(isPaid ? 'revokedPaid' : 'revokedGrant', { plan: plan.name })];
    }
    case 'signed_out':
      return [t('signedOut')];
    case 'two_factor_removed':
      return [t('twoFactorRemoved')];
    case 'nickname_withdrawn':
      return [t('nicknameWithdrawn', { nickname: readNickname(details) })];
    case 'email_sent':
      return [t(`emailSent.${readEmail(details).type}`)];
    case 'tutor_approved':
      return [t('tutorApproved')];
    case 'tutor_declined':
      return [t('tutorDeclined')];
    case 'editor_invited':
      return [t('editorInvited')];
    case 'editor_joined':
      return [t('editorJoined')];
    case 'editor_removed':
      return [t('editorRemoved')];
    case 'document_handed_over':
      return [t(details.to === 'house' ? 'documentGivenToHouse' : 'documentHandedOver')];
    case 'certificate_revoked':
      return [t('certificateRevoked', { serial: readSerial(details) })];
    case 'certificate_issued_anew':
      return [t('certificateIssuedAnew', { serial: readSerial(details) })];
    case 'credential_key_rotated':
      return [t('credentialKeyRotated')];
    case 'question_saved':
      return [t('questionSaved', { version: readContent(details).version })];
    case 'question_moved':
      return [t('questionMoved', { quiz: readContent(details).toQuizId })];
    case 'regrading_requested':
      return [t('regradingRequested', { version: readContent(details).version })];
    case 'questions_imported': {
      const { questionCount, fileName } = readContent(details);
      return [t('questionsImported', { count: questionCount, file: fileName })];
    }
    case 'author_approved':
      return [t('authorApproved')];
    case 'author_declined':
      return [t('authorDeclined')];
    case 'content_created':
    case 'content_published':
    case 'content_unpublished':
    case 'content_scheduled':
    case 'content_schedule_cancelled':
    case 'content_archived':
    case 'content_taken_out':
    case 'content_restored':
    case 'content_imported':
      return [t(`content.${action}`, { version: readContent(details).version })];
    case 'roles_set': {
      const { added, taken } = readRoles(details);
      const words = (some: typeof added) => some.map((role) => t(`profile:roles.${role}`)).join(', ');
      const sentences = [
        ...(added.length > 0 ? [t('rolesAdded', { roles: words(added) })] : []),
        ...(taken.length > 0 ? [t('rolesTaken', { roles: words(taken) })] : []),
      ];
      return sentences.length > 0 ? sentences : [t('rolesSet')];
    }
  }
}
