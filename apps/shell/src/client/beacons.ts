type Beacon = { remote: string; version: string; outcome: 'shown' | 'failed' | 'broke'; ms: number };

const pauseMs = 2_000;

/** Tells the shell server how remotes fared on this page: collected, sent seldom, and once more when the page is left. */
export const createBeacons = () => {
  // By it the server knows the report as this page's. Asked for at once: a page that is left has no time to.
  let token: string | undefined;
  const asked = fetch('/beacon')
    .then(async (reply) => void (token = reply.ok ? await reply.text() : undefined))
    .catch(() => undefined);
  const waiting: Beacon[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length && token)
      navigator.sendBeacon('/beacon', JSON.stringify({ page: token, reports: waiting.splice(0) }));
  };
  addEventListener('pagehide', send);
  return (beacon: Beacon) => {
    waiting.push(beacon);
    // A failure is told at once: somebody waits for it to be noticed, and a tab that shows a wall is soon closed.
    if (beacon.outcome !== 'shown') void asked.then(send);
    else timer ??= setTimeout(send, pauseMs);
  };
};
