export type Standing = { nickname: string; points: number };

/** Equal points have equal rank, and the next one counts all before it: 1, 1, 3. Equals stand by nickname. */
export function rankRows<Row extends Standing>(rows: readonly Row[]): (Row & { rank: number })[] {
  const ordered = rows.toSorted(
    (one, other) => other.points - one.points || byNickname.compare(one.nickname, other.nickname),
  );
  let rank = 0;
  return ordered.map((row, index) => {
    if (ordered[index - 1]?.points !== row.points) rank = index + 1;
    return { ...row, rank };
  });
}

const byNickname = new Intl.Collator('sl', { numeric: true });
