/** The same things, no two of one topic in a row as far as that can be; within a topic the order stays. */
export function mixTopics<Thing extends { topicId: string }>(things: readonly Thing[]): Thing[] {
  const left = [...things];
  const mixed: Thing[] = [];
  while (left.length > 0) mixed.push(...left.splice(nextIndex(left, mixed.at(-1)?.topicId), 1));
  return mixed;
}

/** The first thing of the topic that has most left, passing over the topic that was last unless it is the only one. */
function nextIndex(left: readonly { topicId: string }[], last: string | undefined): number {
  const counts = new Map<string, number>();
  for (const { topicId } of left) counts.set(topicId, (counts.get(topicId) ?? 0) + 1);
  const others = [...counts].filter(([topicId]) => topicId !== last);
  const [topic] = others.reduce((most, each) => (each[1] > most[1] ? each : most), others[0] ?? ['', 0]);
  return Math.max(
    0,
    left.findIndex(({ topicId }) => topicId === topic),
  );
}
