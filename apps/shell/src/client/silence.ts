/** An answer that has not begun by then, although the shell's own server answered the same moment, does not come. */
const silentMs = 1_700;
/** On a slow line everything takes long: the remote's server gets this many times as long as the shell's own. */
const slackTimes = 4;
const pauseMs = 800;

type Places = {
  /** Where the files of this way lie. */
  base: string;
  /** Where the same files lie on the mirror. Absent: there is none, or this is it. */
  mirror?: string | undefined;
};

/**
 * Tells a dead server from a slow line: while a script of the remote is on its way, its server and the shell's own are
 * asked for the head of one answer at the same moment. Who answers is alive, however long its bytes take.
 * @param onAlive called each time the remote's server answered
 * @returns when it kept silent while the shell's own server did not: whether the mirror kept silent too; never when all is well
 */
export const untilSilent = async ({ base, mirror }: Places, signal: AbortSignal, onAlive: () => void) => {
  while (!signal.aborted) {
    const script = underWay(base);
    if (script) {
      const elsewhere = mirror && script.src.replace(base, mirror);
      const [isSilent, isMirrorSilent] = await areSilent([script.src, ...(elsewhere ? [elsewhere] : [])], base, signal);
      if (isSilent && script.isConnected && !signal.aborted) {
        letGo(base);
        return { isEverywhere: isMirrorSilent ?? true };
      }
      if (isSilent === false) onAlive();
    }
    await wait(pauseMs);
  }
  return new Promise<never>(() => {});
};

/** Loaders take a script out of the page when it has come or failed. */
const underWay = (base: string) =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].find(({ src }) => src.startsWith(base));

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** @returns for each address whether it kept silent; nothing when the shell's own server did too, since then the line may be at fault */
const areSilent = async (urls: readonly string[], base: string, signal: AbortSignal): Promise<boolean[]> => {
  const done = new AbortController();
  signal.addEventListener('abort', () => done.abort());
  const begun = performance.now();
  // First in the queue: a browser may have but one connection left.
  const own = isCrowded(base) ? slowestSoFar() / 2 : timeOf('/healthz', done.signal, silentMs * slackTimes);
  const answers = urls.map((url) => ({ isSilent: true, url }));
  for (const answer of answers) void timeOf(answer.url, done.signal).then(() => (answer.isSilent = false));
  const took = await own;
  if (took !== null) await wait(Math.max(silentMs, took * slackTimes) - (performance.now() - begun));
  const told = answers.map(({ isSilent }) => isSilent);
  done.abort();
  return took !== null && !signal.aborted ? told : [];
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

/** What the page asked for ahead of need and has not got. */
const awaited = (base: string) => {
  const come = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];
  return links.filter(({ href }) => href.startsWith(base) && !come.has(href));
};

/** By HTTP/1.1 a server that keeps silent can hold every connection there is: then nobody else can be asked. */
const isCrowded = (base: string) => {
  const [page] = performance.getEntriesByType('navigation') as Timing[];
  return page?.nextHopProtocol === 'http/1.1' && awaited(base).length >= connectionsPerOrigin;
};

/** A browser gives up what nobody wants any more: the connections are free for the rest of the page. */
const letGo = (base: string) => awaited(base).forEach((link) => link.remove());

/** The longest that a whole file took for this page so far. */
const slowestSoFar = () => Math.max(0, ...performance.getEntriesByType('resource').map(({ duration }) => duration));
