export function replaced<Item>(items: readonly Item[], at: number, item: Item): Item[] {
  return items.map((other, index) => (index === at ? item : other));
}

export function removed<Item>(items: readonly Item[], at: number): Item[] {
  return items.filter((_, index) => index !== at);
}

export function inserted<Item>(items: readonly Item[], at: number, item: Item): Item[] {
  return [...items.slice(0, at), item, ...items.slice(at)];
}

export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  return item === undefined ? [...items] : inserted(removed(items, from), to, item);
}
