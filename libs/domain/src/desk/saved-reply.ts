/** What a saved reply says of the ticket that it answers. */
export interface ReplyValues {
  /** What the shopper is called; empty: they have no name, and a greeting goes without. */
  name: string;
  /** The order that it is about; null: none. */
  orderNo: string | null;
}

/** Fills in a saved reply for a ticket. An order that the ticket does not name stays `{order}`, for its writer to replace. */
export const fillReply = (text: string, { name, orderNo }: ReplyValues): string =>
  text
    .replaceAll(/[ \u00a0]?\{name\}/g, (place) => (name === '' ? '' : place.replace('{name}', () => name)))
    .replaceAll('{order}', () => orderNo ?? '{order}');

/** The first place of a text that was not filled in; undefined: there is none. */
export const openPlace = (text: string): string | undefined => /\{(?:name|order)\}/.exec(text)?.[0];
