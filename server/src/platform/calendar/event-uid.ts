import type { CalendarEntryKind } from '@navor/contract';
import type { Config } from '../config.ts';

/**
 * The name by which calendars know an event: the same in every message about it and in the feed, so that they change what they
 * have instead of adding another. It is unique in the world by the name of the installation.
 */
export function eventUid({ publicUrl, host }: Pick<Config, 'publicUrl' | 'host'>, kind: CalendarEntryKind, id: string) {
  return `${kind.replaceAll('_', '-')}-${id}@${publicUrl ? new URL(publicUrl).hostname : host}`;
}
