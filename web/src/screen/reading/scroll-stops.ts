/** What scrolls by itself is a stop for keyboards; what fits its box would only be in their way. Ends by the answer. */
export function makeScrollStops(boxes: Iterable<Element>): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
      else if (target !== document.activeElement) target.removeAttribute('tabindex');
    }
  });
  for (const box of boxes) observer.observe(box);
  return () => observer.disconnect();
}
