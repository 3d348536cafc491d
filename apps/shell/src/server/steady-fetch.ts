/** Several idle connections may have been closed at the same moment. */
const tries = 3;
const dropped = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

/**
 * Reads again when the connection was dropped before an answer came: an idle one can be closed by the other side the
 * moment it is used, by its age or because its process makes way for a new one. What changes something is sent once.
 */
export const steadyFetch: typeof fetch = async (input, init) => {
  for (let turn = 1; ; turn++) {
    try {
      return await fetch(input, init);
    } catch (error) {
      if (turn === tries || (init?.method ?? 'GET') !== 'GET' || !wasDropped(error)) throw error;
    }
  }
};

const wasDropped = (error: unknown) =>
  dropped.includes(String((error as { cause?: { code?: unknown } } | null)?.cause?.code));
