/** What a field holds beyond the text that was just sent from it: whoever goes on writing meanwhile loses nothing. */
export const typedSince = (now: string, sent: string): string =>
  now.trimStart().startsWith(sent) ? now.trimStart().slice(sent.length).trimStart() : now;
