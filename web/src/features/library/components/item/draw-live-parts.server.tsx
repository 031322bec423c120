import { text } from 'node:stream/consumers';
import type { LibraryPart } from '@navor/contract';
import type { Calculator } from '@navor/quantities';
import type { i18n } from 'i18next';
import { prerenderToNodeStream } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import { drawnIdPrefix } from '#screen/reading/drawn-id-prefix.ts';
import LiveCode from './live-code.tsx';
import { idOf, keepDrawing, type LivePart } from './live-parts.ts';

type Drawings<Key> = { get: (key: Key) => string | undefined; set: (key: Key, html: string) => unknown };

/** By the texts they are drawn with; those of calculators for as long as the server keeps the text that one is in. */
const drawn = new WeakMap<i18n, { calculators: Drawings<Calculator>; instruments: Drawings<string> }>();

/** Draws the calculators and instruments of a text as they first look, for the page that is made next. */
export async function drawLiveParts(body: readonly LibraryPart[], texts: i18n): Promise<void> {
  const parts = body.filter((part) => part.kind === 'calculator' || part.kind === 'instrument');
  await Promise.all(parts.map(async (part) => keepDrawing(part, await drawOnce(part, texts))));
}

/** A part as it first looks is the same for everybody who reads in one language. */
function drawOnce(part: LivePart, texts: i18n): Promise<string> {
  const { calculators, instruments } = drawn.get(texts) ?? { calculators: new WeakMap(), instruments: new Map() };
  drawn.set(texts, { calculators, instruments });
  // Parts are made anew for each request, the calculators in them are not. Ids are unique in one text only.
  if (part.kind === 'calculator') return known(calculators, part.calculator, () => draw(part, texts));
  return known(instruments, `${part.name} ${part.id}`, () => draw(part, texts));
}

async function known<Key>(drawings: Drawings<Key>, key: Key, drawNow: () => Promise<string>): Promise<string> {
  const html = drawings.get(key) ?? (await drawNow());
  drawings.set(key, html);
  return html;
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
