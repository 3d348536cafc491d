import { frenchSpaces } from '@souk/build/french-spaces';

export { frenchSpaces };

/** The same in the text of a page, not in what its tags say. */
export const frenchSpacesInHtml = (html: string): string =>
  html
    .split(/(<style[\s\S]*?<\/style>|<script[\s\S]*?<\/script>|<[^>]*>)/)
    .map((part, at) => (at % 2 === 0 ? frenchSpaces(part) : part))
    .join('');
