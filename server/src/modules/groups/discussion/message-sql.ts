import type { DiscussionMessage } from '@navor/contract';
import { shortName } from '../../identity/index.ts';
import { mayRemoveSql } from './discussion.policy.ts';

/** As `messageColumns` makes it, alone or gathered as JSON. */
export type MessageRow = Omit<DiscussionMessage, 'created_at'> & { created_at: Date | string };

export function presentMessage(row: MessageRow): DiscussionMessage {
  const { author, is_own, created_at } = row;
  const isKnownByName = is_own || author.role !== 'participant';
  return {
    ...row,
    created_at: new Date(created_at),
    author: { ...author, name: isKnownByName ? author.name : shortName(author.name) },
  };
}

/** Messages as the one who asks sees them; `viewer` is a parameter. */
export function messageColumns(viewer: string): string {
  return `messages.id, messages.session_id, messages.number::float8 AS number, messages.revision::float8 AS revision,
    json_build_object(
      'id', authors.id,
      'name', coalesce(nullif(profiles.full_name, ''), authors.name),
      'avatar_url', profiles.avatar_url,
      'role', CASE WHEN tutors.user_id = authors.id THEN 'tutor'
                   WHEN 'admin' = ANY (authors.roles) THEN 'administrator'
                   ELSE 'participant' END) AS author,
    CASE WHEN messages.removed_at IS NULL THEN messages.text END AS text,
    messages.created_at,
    messages.user_id = ${viewer} AS is_own,
    messages.removed_at IS NULL AND ${mayRemoveSql(viewer)} AS can_remove`;
}

export const messageTables = `group_messages AS messages
  JOIN group_sessions AS sessions ON sessions.id = messages.session_id
  LEFT JOIN tutors ON tutors.id = sessions.tutor_id
  JOIN users AS authors ON authors.id = messages.user_id
  LEFT JOIN profiles ON profiles.id = authors.id`;
