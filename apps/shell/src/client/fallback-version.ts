import type { BootRemote } from '../app/boot';

const deadlineMs = 2_000;

/**
 * Asks the shell server which version of a remote to use in place of one that cannot be had.
 * @returns undefined when there is no other, or nobody answers
 */
export const fetchFallbackVersion = async (remote: string, version: string): Promise<BootRemote | undefined> => {
  try {
    const reply = await fetch(`/fallback-version?${new URLSearchParams({ remote, version })}`, {
      signal: AbortSignal.timeout(deadlineMs),
    });
    return reply.ok ? ((await reply.json()) as BootRemote) : undefined;
  } catch {
    return undefined;
  }
};
