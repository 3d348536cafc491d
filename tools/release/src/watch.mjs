import { setTimeout as pause } from 'node:timers/promises';
import { failureReason } from './failure-reason.mjs';

const everyMs = 5_000;

const canaryAt = async (origin, name, token) => {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const reply = await fetch(`${origin}/version`, { headers, signal: AbortSignal.timeout(everyMs) });
  if (!reply.ok) throw new Error(`${origin}/version answers ${reply.status}`);
  return (await reply.json()).remotes[name]?.canary;
};

/**
 * Watches a canary in a running store, so that a pipeline can go on or go back. It holds only where the store says so at the end.
 * @param options.token OPERATOR_TOKEN of the store; without it the figures are not told, the verdict is
 * @returns whether it held until the end, and what was seen last, in words
 */
export const watchCanary = async (name, { origin, minutes, token, step = everyMs, now = Date.now }) => {
  const end = now() + minutes * 60_000;
  let last = '';
  let silent = 0;
  for (;;) {
    try {
      const canary = await canaryAt(origin, name, token);
      if (!canary) return { holds: false, text: `${name} has no canary at ${origin}` };
      const { version, percent, figures, refused, isBroken, isResting } = canary;
      const seen = figures ? `, ${figures.failed} of ${figures.loads} visitors failed` : '';
      last = `${name} ${version} for ${percent} %${seen}`;
      const fault =
        refused || (isBroken && 'it was taken out of use') || (isResting && 'it fails to render on the server');
      if (fault) return { holds: false, text: `${last}: ${fault}` };
      silent = 0;
    } catch (error) {
      silent += 1;
      if (silent >= 6) return { holds: false, text: `${origin} does not answer: ${failureReason(error)}` };
    }
    if (now() >= end && !silent) return { holds: true, text: `${last}: it held for ${minutes} min` };
    await pause(step);
  }
};
