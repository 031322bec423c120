import type { Attachment, ShownAttachment } from '@navor/contract';
import type { Language } from '@navor/languages';
import type { SignedIn } from '../../../platform/access.ts';
import type { Services } from '../../../platform/services.ts';
import { showAttachment } from '../attachments/show-attachment.ts';

/** What is attached under its names, each once; refused as reading it would be. */
export function nameAttachments(
  services: Services,
  viewer: SignedIn,
  attachments: readonly Attachment[],
  language: Language,
): Promise<ShownAttachment[]> {
  const different = new Map(attachments.map((attachment) => [JSON.stringify(attachment), attachment]));
  return Promise.all(
    Array.from(different.values(), (attachment) => showAttachment(services, viewer, attachment, language)),
  );
}
