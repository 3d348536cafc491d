/** How often the overview is read anew while somebody looks at it. */
export const overviewEveryMs = 60_000;
