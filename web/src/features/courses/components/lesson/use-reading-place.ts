import type { Heading, Lesson } from '@navor/contract';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

export type ReadingPlace = NonNullable<NonNullable<Lesson['reader']>['place']>;

/** What stands above this part of the window's height has been read. */
const readingLine = 0.35;

/** Less is no reading, but the browser that puts a page back where it was. */
const leastScrollPx = 40;

/** Where the text is being read: the section for whoever shows it, the exact place for whoever reports it. */
export function useReadingPlace(
  text: RefObject<HTMLElement | null>,
  contents: readonly Heading[],
  parts: unknown,
  told: ReadingPlace | null,
) {
  const [section, setSection] = useState<string | null>(null);
  const sectionNow = useRef<string | null>(null);
  const fraction = useRef(0);
  /** Where they were last time, until they move: not at the top, where the page opens. */
  const startPlace = useRef(told);
  const bar = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a text that was replaced has other headings.
  useEffect(() => {
    const headings = contents
      .map(({ id }) => document.getElementById(id))
      .filter((heading): heading is HTMLElement => heading !== null);
    const find = () => {
      // A text that has just left the page tells nothing.
      if (!text.current) return;
      const line = window.innerHeight * readingLine;
      const found = headings.findLast((heading) => heading.getBoundingClientRect().top <= line)?.id ?? null;
      sectionNow.current = found;
      setSection(found);
    };
    // All that lies above the line counts as in view, so that no jump passes a heading unseen.
    const rootMargin = `1000000px 0px -${(1 - readingLine) * 100}% 0px`;
    const observer = new IntersectionObserver(find, { rootMargin });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [text, contents, parts]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is measured anew; what was told counts at its start.
  useEffect(() => {
    const start = window.scrollY;
    startPlace.current = told;
    let frame = 0;
    const measure = () => {
      frame = 0;
      if (!text.current) return;
      fraction.current = fractionRead(text.current);
      if (bar.current) bar.current.style.scale = `${fraction.current} 1`;
      if (Math.abs(window.scrollY - start) > leastScrollPx) startPlace.current = null;
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, [text, contents]);

  const placeNow = useCallback(
    (): ReadingPlace => startPlace.current ?? { anchor: sectionNow.current, fraction: fraction.current },
    [],
  );
  return { section, placeNow, bar };
}

/** 0 while the beginning is in view, 1 once the end is. */
function fractionRead(text: HTMLElement): number {
  const { top, height } = text.getBoundingClientRect();
  const way = height - window.innerHeight;
  if (way <= 0) return top + height <= window.innerHeight ? 1 : 0;
  return Math.round(Math.min(1, Math.max(0, -top / way)) * 1000) / 1000;
}
