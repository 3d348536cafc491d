/**
 * What a field holds beyond the text that was just sent: on a slow line its writer goes on with the next sentence.
 * @returns '' where nothing was typed since; the whole text where what was sent has been written over
 */
export const typedSince = (sent: string, now: string): string => {
  const text = now.trimStart();
  return text.startsWith(sent) ? text.slice(sent.length).trimStart() : now;
};
