/** What scrolls by itself is a stop for keyboards; what fits its box would only be in their way. Ends by the answer. */
export function makeScrollStops(boxes: Iterable<Element>): () => void {
  const observer = new ResizeObserver((entries) => {
    // All are measured before any is changed, or each would have the page laid out anew.
    const measured = entries.map(({ target }) => ({ target, scrolls: target.scrollWidth > target.clientWidth }));
    for (const { target, scrolls } of measured) {
      if (scrolls) target.setAttribute('tabindex', '0');
      else if (target !== document.activeElement) target.removeAttribute('tabindex');
    }
  });
  for (const box of boxes) observer.observe(box);
  return () => observer.disconnect();
}
