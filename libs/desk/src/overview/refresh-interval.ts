/** How often the overview is read anew while somebody looks at it. */
export const refreshIntervalMs = 60_000;
