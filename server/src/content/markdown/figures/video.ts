import type { Element } from 'hast';
import type { RootContentMap } from 'mdast';
import { element, type Handlers } from '../element.ts';
import { markdownFault } from '../markdown-faults.ts';
import type { MediaKind, Rendering } from '../rendering.ts';
import { plainText } from '../text/plain-text.ts';

type Directive = RootContentMap['leafDirective'];

export function videoHandlers(rendering: Rendering): Handlers {
  return {
    leafDirective: (_state, node: Directive) => {
      if (node.name === 'video') return video(node, rendering);
      rendering.error('unknown-block', node, markdownFault('lineBlockUnknown', `::${node.name}`));
      return undefined;
    },
  };
}

function video(node: Directive, rendering: Rendering): Element | undefined {
  const { src, poster, captions, ...others } = node.attributes ?? {};
  const name = plainText(node).trim();
  for (const attribute of Object.keys(others)) {
    rendering.error('unknown-attribute', node, markdownFault('videoAttribute', attribute));
  }
  if (!name) rendering.error('alt-text', node, markdownFault('videoUndescribed'));
  if (!src) rendering.error('missing-file', node, markdownFault('videoWithoutFile'));
  if (!captions) rendering.error('captions', node, markdownFault('videoWithoutCaptions'));
  const written = /\.([a-z]{2})\.vtt$/.exec(captions ?? '')?.[1];
  if (captions && written && written !== rendering.options.language) {
    const fault = markdownFault('captionsOfOtherLanguage', captions, rendering.options.language);
    rendering.warning('captions-language', node, fault);
  }
  if (!poster) rendering.warning('poster', node, markdownFault('videoWithoutPoster'));

  const file = (path: string | null | undefined, kind: MediaKind): string | undefined => {
    if (!path) return undefined;
    const address = rendering.options.media(path, kind);
    if (!address) rendering.error('missing-file', node, markdownFault('mediaMissing', path, kind));
    return address;
  };
  const files = { video: file(src, 'video'), poster: file(poster, 'picture'), captions: file(captions, 'captions') };
  if (!files.video) return undefined;
  const controls = { controls: true, preload: 'none', playsInline: true, ariaLabel: name };
  const type = src?.endsWith('.mp4') ? 'video/mp4' : 'video/webm';
  return element('video', files.poster ? { ...controls, poster: files.poster } : controls, [
    element('source', { src: files.video, type }),
    ...(files.captions ? [captionTrack(files.captions, rendering)] : []),
  ]);
}

function captionTrack(src: string, { options, words }: Rendering): Element {
  const { language } = options;
  return element('track', { kind: 'captions', src, srcLang: language, label: words.language, default: true });
}
