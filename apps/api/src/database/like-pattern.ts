/** The pattern of SQL's `like` for texts that contain this one: `%`, `_` and `\` in it are letters like others. */
export const containsPattern = (text: string): string => `%${escapedPattern(text)}%`;

/** A text in which `%`, `_` and `\` are letters like others, for a longer pattern of SQL's `like`. */
export const escapedPattern = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
