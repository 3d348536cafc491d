import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface AliasAction {
  add?: { index: string; alias: string };
  remove?: { index: string; alias: string };
}
interface FakeIndex {
  meta: object | undefined;
  aliases: Set<string>;
  /** Requests that wrote products. */
  writes: number;
}
interface Answer {
  status: number;
  body: unknown;
}

const ok: Answer = { status: 200, body: { acknowledged: true, errors: false, items: [] } };
const missing: Answer = { status: 404, body: { error: { type: 'index_not_found_exception' } } };

const bodyOf = async (request: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

/** What is known of indexes by their names and the names that they are asked by. */
const namesOf = (indexes: Map<string, FakeIndex>) => {
  const named = (path: string) =>
    [...indexes].filter(([name, { aliases }]) =>
      path.endsWith('*') ? name.startsWith(path.slice(0, -1)) : name === path || aliases.has(path),
    );
  const change = (actions: readonly AliasAction[]): Answer => {
    const next = new Map([...indexes].map(([name, { aliases }]) => [name, new Set(aliases)]));
    for (const { add, remove } of actions) {
      const { index, alias } = add ?? remove ?? { index: '', alias: '' };
      const concerned = named(index);
      if (concerned.length === 0) return missing;
      const isOne = !index.endsWith('*');
      if (remove && isOne && !next.get(index)?.has(alias)) return { status: 404, body: { error: 'aliases missing' } };
      for (const [name] of concerned) next.get(name)?.[add ? 'add' : 'delete'](alias);
    }
    for (const [name, aliases] of next) indexes.set(name, { ...(indexes.get(name) as FakeIndex), aliases });
    return ok;
  };
  const mappings = (path: string): Answer => {
    const found = named(path);
    if (found.length === 0 && !path.endsWith('*')) return missing;
    return {
      status: 200,
      body: Object.fromEntries(found.map(([name, { meta }]) => [name, { mappings: { _meta: meta } }])),
    };
  };
  return { named, change, mappings };
};

/**
 * What of OpenSearch the building of an index needs: indexes with their notes, and the names by which they are asked. It refuses to take
 * a name from an index that does not have it, unless a pattern names the index, as OpenSearch does. `npm run test:opensearch` asks the real one.
 */
export const startFakeEngine = async () => {
  const indexes = new Map<string, FakeIndex>();
  /** Writing waits for it. */
  const gate: { isOpenAgain: Promise<void> } = { isOpenAgain: Promise.resolve() };

  const { named, change, mappings } = namesOf(indexes);
  const answer = async (method: string, url: string, body: string): Promise<Answer> => {
    const [path = '', what] = (url.split('?')[0] ?? '').slice(1).split('/');
    if (path === '') return ok;
    if (path === '_aliases') return change((JSON.parse(body) as { actions: AliasAction[] }).actions);
    if (method === 'PUT' && !what) {
      if (indexes.has(path)) return { status: 400, body: { error: { type: 'resource_already_exists_exception' } } };
      indexes.set(path, { meta: undefined, aliases: new Set(), writes: 0 });
      return ok;
    }
    if (method === 'DELETE') {
      for (const [name] of named(path)) indexes.delete(name);
      return ok;
    }
    if (what === '_mapping' && method === 'GET') return mappings(path);
    const [found] = named(path);
    if (!found) return missing;
    if (what === '_mapping') found[1].meta = (JSON.parse(body) as { _meta: object })._meta;
    if (what === '_bulk') {
      await gate.isOpenAgain;
      found[1].writes += 1;
    }
    return ok;
  };

  const server = createServer((request, response) => {
    void bodyOf(request)
      .then((body) => answer(request.method ?? '', request.url ?? '', body))
      .then(({ status, body }) => response.writeHead(status).end(JSON.stringify(body)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/souk`,
    indexes,
    gate,
    /** Which indexes lists are asked of. */
    asked: () => named('souk').map(([name]) => name),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
};
