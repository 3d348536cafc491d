/** Several idle connections may have been closed at the same moment. */
const tries = 3;
const dropped = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

/**
 * Asks again when the connection was dropped before an answer came: an idle one can be closed by the other side the
 * moment it is used, by its age or because its process makes way for a new one. What changes something is sent once.
 */
export const againWhenDropped = async <T>(method: string, ask: () => Promise<T>): Promise<T> => {
  for (let turn = 1; ; turn++) {
    try {
      return await ask();
    } catch (error) {
      if (turn === tries || method !== 'GET' || !wasDropped(error)) throw error;
    }
  }
};

/** `fetch`, which reads again when the connection was dropped. */
export const steadyFetch: typeof fetch = (input, init) =>
  againWhenDropped(init?.method ?? 'GET', () => fetch(input, init));

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code);

const wasDropped = (error: unknown) =>
  dropped.includes(codeOf(error)) || dropped.includes(codeOf((error as { cause?: unknown } | null)?.cause));
