import { text } from 'node:stream/consumers';
import type { LibraryPart } from '@navor/contract';
import type { i18n } from 'i18next';
import { prerenderToNodeStream } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import { drawnIdPrefix } from '#platform/reading/drawn-id-prefix.ts';
import LiveCode from './live-code.tsx';
import { idOf, keepDrawing, type LivePart } from './live-parts.ts';

/** Draws the calculators and instruments of a text as they first look, for the page that is made next. */
export async function drawLiveParts(body: readonly LibraryPart[], texts: i18n): Promise<void> {
  const parts = body.filter((part) => part.kind === 'calculator' || part.kind === 'instrument');
  await Promise.all(parts.map(async (part) => keepDrawing(part, await draw(part, texts))));
}

async function draw(part: LivePart, texts: i18n): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <I18nextProvider i18n={texts}>
      <LiveCode part={part} />
    </I18nextProvider>,
    { identifierPrefix: drawnIdPrefix({ id: idOf(part) }) },
  );
  return text(prelude);
}
