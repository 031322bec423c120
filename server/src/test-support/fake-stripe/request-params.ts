export type Params = { [name: string]: Param };
export type Param = string | Param[] | Params;

/** What is answered where; `:id` stands for one part of the path. */
export type Routes = [method: 'GET' | 'POST' | 'DELETE', path: string, handler: Handler][];
type Handler = (params: Params, id: string | undefined) => object;

/** Reads `items[0][price]=p&expand[]=schedule` as the nested values that it stands for. */
export function readForm(text: string): Params {
  const root: Params = {};
  for (const [name, value] of new URLSearchParams(text)) put(root, name.split(/[[\]]+/).filter(Boolean), value);
  return withLists(root) as Params;
}

function put(into: Params, [name = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    into[name] = value;
    return;
  }
  into[name] ??= {};
  put(into[name] as Params, rest, value);
}

/** Names that count from zero make a list. */
function withLists(param: Param): Param {
  if (typeof param === 'string' || Array.isArray(param)) return param;
  const names = Object.keys(param);
  const values = Object.values(param).map(withLists);
  if (names.length > 0 && names.every((name, index) => name === String(index))) return values;
  return Object.fromEntries(names.map((name, index) => [name, values[index] as Param]));
}

export function text(param: Param | undefined): string | undefined {
  return typeof param === 'string' ? param : undefined;
}

export function group(param: Param | undefined): Params {
  return param !== undefined && typeof param !== 'string' && !Array.isArray(param) ? param : {};
}

export function list(param: Param | undefined): Param[] {
  return Array.isArray(param) ? param : [];
}

/** Metadata and the like: names and plain texts. */
export function texts(param: Param | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(group(param)).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
