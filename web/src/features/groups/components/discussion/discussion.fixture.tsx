import type { DiscussionMessage } from '@navor/contract';
import { screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { renderInPage, sampleSession, sampleUser } from '#platform/auth/test-support.tsx';
import { LanguageProvider } from '#platform/i18n/language-context.tsx';
import { createServerTexts } from '#platform/i18n/server-texts.ts';
import { OutboxesProvider } from '#platform/outbox/outboxes.tsx';
import discussion from '../../../../../../translations/sl/discussion.json' with { type: 'json' };
import errors from '../../../../../../translations/sl/errors.json' with { type: 'json' };
import layout from '../../../../../../translations/sl/layout.json' with { type: 'json' };
import ui from '../../../../../../translations/sl/ui.json' with { type: 'json' };
import { Discussion } from './discussion.tsx';

export const sessionId = '5f0c8f8e-5e5e-4c6e-9d0e-2f6f6f1f7a10';

const texts = createServerTexts('sl', { discussion, errors, layout, ui });

/** The n-th message of the session, by somebody else unless told otherwise. */
export function message(number: number, changes: Partial<DiscussionMessage> = {}): DiscussionMessage {
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    session_id: sessionId,
    number,
    revision: number,
    author: { id: '0b4f2c6e-6f0e-4f0c-9d0e-2f6f6f1f7a09', name: 'Bor N.', avatar_url: null, role: 'participant' },
    text: `Sporočilo ${number}`,
    created_at: new Date('2026-11-15T10:00:00Z'),
    is_own: false,
    can_remove: false,
    ...changes,
  };
}

type Shown = { has_earlier?: boolean; refused?: { text: string; error: string } };

export function showDiscussion(messages: DiscussionMessage[], { has_earlier = false, refused }: Shown = {}) {
  const loaded = {
    discussion: { messages, has_earlier, revision: messages.at(-1)?.revision ?? 0 },
    isNewest: true,
    newMessageId: '00000000-0000-4000-8000-00000000ffff',
  };
  return renderInPage(
    <I18nextProvider i18n={texts}>
      <LanguageProvider>
        <OutboxesProvider>
          <Discussion sessionId={sessionId} userId={sampleUser.id} loaded={loaded} refused={refused} />
        </OutboxesProvider>
      </LanguageProvider>
    </I18nextProvider>,
    { session: sampleSession },
  );
}

export const shownTexts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
