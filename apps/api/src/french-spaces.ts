const noBreak = '\u00a0';
const narrowNoBreak = '\u202f';

/**
 * French typography, as the pages' words have it: what stands apart from its word by a space stays on its line. A colon
 * and quotation marks take the whole space, the other marks the narrow one. Writers type plain spaces.
 */
export const frenchSpaces = (text: string): string =>
  text
    .replace(/ (?=[;!?%])/g, narrowNoBreak)
    .replace(/ (?=[:»])/g, noBreak)
    .replace(/(?<=«) /g, noBreak);

/** The same in the text of a page, not in what its tags say. */
export const frenchSpacesInHtml = (html: string): string =>
  html
    .split(/(<style[\s\S]*?<\/style>|<script[\s\S]*?<\/script>|<[^>]*>)/)
    .map((part, at) => (at % 2 === 0 ? frenchSpaces(part) : part))
    .join('');
