/** Several idle connections may have been closed at the same moment. */
const tries = 3;
const dropped = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

/**
 * Sends a GET again, three times in all, when its connection was dropped before an answer came: an idle one can be closed by the other side the
 * moment it is used, by its age or because its process makes way for a new one. Every other method is sent once.
 */
export const retryWhenDropped = async <T>(method: string, ask: () => Promise<T>): Promise<T> => {
  for (let turn = 1; ; turn++) {
    try {
      return await ask();
    } catch (error) {
      if (turn === tries || method !== 'GET' || !wasDropped(error)) throw error;
    }
  }
};

/** `fetch` that repeats a GET whose connection was dropped. */
export const fetchWithRetry: typeof fetch = (input, init) =>
  retryWhenDropped(init?.method ?? 'GET', () => fetch(input, init));

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code);

const wasDropped = (error: unknown) =>
  dropped.includes(codeOf(error)) || dropped.includes(codeOf((error as { cause?: unknown } | null)?.cause));
