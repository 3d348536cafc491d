/**
 * The corners above `--radius` (8 px): 12 px for boxes that hold others, 16 px for dialogs and sheets. Counted from the token, so an
 * owner's theme changes them too; no tokens of their own, because a page of an older shell, which has none, would show them square.
 */
export const radius = { large: 'calc(var(--radius) * 1.5)', sheet: 'calc(var(--radius) * 2)' } as const;
