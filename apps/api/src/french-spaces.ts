import { frenchSpaces } from '@souk/build/french-spaces';

export { frenchSpaces };

/** The same in the text of a page, not in what its tags say. What is not closed goes to the end, so that nothing is looked through twice. */
export const frenchSpacesInHtml = (html: string): string =>
  html
    .split(/(<style[\s\S]*?(?:<\/style>|$)|<script[\s\S]*?(?:<\/script>|$)|<[^>]*>?)/)
    .map((part, at) => (at % 2 === 0 ? frenchSpaces(part) : part))
    .join('');
