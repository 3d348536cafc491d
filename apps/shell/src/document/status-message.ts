/** Says a sentence in the place that the page's HTML has for it; a screen reader reads it. */
export const showStatus = (text = ''): void => {
  const place = document.querySelector('[data-document-status]');
  if (place) place.textContent = text;
};
