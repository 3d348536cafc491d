/** A pattern of `like` for a text as a part of another: what stands for other signs in a pattern stands for itself. */
export const partOf = (text: string): string => `%${escapedPattern(text)}%`;

/** A text that stands for itself within a pattern of `like`. */
export const escapedPattern = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
