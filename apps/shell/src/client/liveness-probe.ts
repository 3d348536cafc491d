/** A server whose answer has not begun by then is unresponsive, if the shell's own server answered meanwhile. */
const unresponsiveMs = 1_700;
/** On a slow line everything takes long: the remote's server gets this many times as long as the shell's own. */
const slackTimes = 4;
const pauseMs = 800;

type Places = {
  /** Where the files of this load attempt lie. */
  base: string;
  /** Where the same files lie on the mirror. Absent: there is none, or this is it. */
  mirror?: string | undefined;
};

/**
 * Probes whether a remote's server is dead or the line slow. While a script of the remote loads, it sends a HEAD request to the
 * remote's server and to the shell's own at the same moment: a server that answers is alive, however long its bytes take.
 * @param onAlive called each time the remote's server answered
 * @returns once the remote's server did not answer while the shell's own did: whether the mirror did not either; else it never settles
 */
export const untilUnresponsive = async ({ base, mirror }: Places, signal: AbortSignal, onAlive: () => void) => {
  while (!signal.aborted) {
    const script = loadingScript(base);
    if (script) {
      const elsewhere = mirror && script.src.replace(base, mirror);
      const [isUnresponsive, isMirrorUnresponsive] = await areUnresponsive(
        [script.src, ...(elsewhere ? [elsewhere] : [])],
        base,
        signal,
      );
      if (isUnresponsive && script.isConnected && !signal.aborted) {
        dropPreloads(base);
        return { isEverywhere: isMirrorUnresponsive ?? true };
      }
      if (isUnresponsive === false) onAlive();
    }
    await wait(pauseMs);
  }
  return new Promise<never>(() => {});
};

/** Loaders take a script out of the page when it has come or failed. */
const loadingScript = (base: string) =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].find(({ src }) => src.startsWith(base));

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** @returns for each address whether its server did not answer; empty when the shell's own did not either, since then the line may be at fault */
const areUnresponsive = async (urls: readonly string[], base: string, signal: AbortSignal): Promise<boolean[]> => {
  const done = new AbortController();
  signal.addEventListener('abort', () => done.abort());
  const begun = performance.now();
  // First in the queue: a browser may have but one connection left.
  const own = isCrowded(base) ? slowestSoFar() / 2 : timeOf('/healthz', done.signal, unresponsiveMs * slackTimes);
  const answers = urls.map((url) => ({ isUnresponsive: true, url }));
  for (const answer of answers) void timeOf(answer.url, done.signal).then(() => (answer.isUnresponsive = false));
  const took = await own;
  if (took !== null) await wait(Math.max(unresponsiveMs, took * slackTimes) - (performance.now() - begun));
  const results = answers.map(({ isUnresponsive }) => isUnresponsive);
  done.abort();
  return took !== null && !signal.aborted ? results : [];
};

/** @returns how long the head of an answer takes, a refusal included; null when it has not come by the deadline */
const timeOf = async (url: string, signal: AbortSignal, deadlineMs?: number): Promise<number | null> => {
  const begun = performance.now();
  const head = fetch(url, { method: 'HEAD', cache: 'no-store', credentials: 'omit', signal }).catch(() => null);
  const late = deadlineMs === undefined ? [] : [wait(deadlineMs).then(() => 'late')];
  return (await Promise.race([head, ...late])) === 'late' ? null : performance.now() - begun;
};

const connectionsPerOrigin = 6;
type Timing = PerformanceResourceTiming;

/** The page's preloads of these files that have not arrived. */
const pendingPreloads = (base: string) => {
  const come = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];
  return links.filter(({ href }) => href.startsWith(base) && !come.has(href));
};

/** Over HTTP/1.1 a server that does not answer can hold every connection of the browser: then no other request is sent. */
const isCrowded = (base: string) => {
  const [page] = performance.getEntriesByType('navigation') as Timing[];
  return page?.nextHopProtocol === 'http/1.1' && pendingPreloads(base).length >= connectionsPerOrigin;
};

/** Removes preloads that did not arrive, so that the browser frees their connections. */
const dropPreloads = (base: string) => pendingPreloads(base).forEach((link) => link.remove());

/** The longest that a whole file took for this page so far. */
const slowestSoFar = () => Math.max(0, ...performance.getEntriesByType('resource').map(({ duration }) => duration));
