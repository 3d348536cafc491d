/** An answer that never comes: what is shown meanwhile stays on the screen. */
export const pending = () => new Promise<never>(() => undefined);
