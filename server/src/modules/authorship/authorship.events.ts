import { z } from 'zod';
import { defineEvent } from '../../platform/events.ts';

/** Names the request only: what somebody wrote is kept in one place, and goes from there with their account. */
export const authorshipRequested = defineEvent('authorship.requested', z.object({ requestId: z.uuid() }));

export const authorshipDecided = defineEvent('authorship.decided', z.object({ requestId: z.uuid() }));

/** Told whether or not there is an account with that address. */
export const editorInvited = defineEvent('authorship.editor-invited', z.object({ invitationId: z.uuid() }));
