/** The address of the file of shared page data that a page's HTML names. Source: docs/adr/0065. */
export const sharedDataHref = (html: string): string => {
  const boot = /id="souk-boot">(.*?)<\/script>/s.exec(html)?.[1];
  if (!boot) throw new Error('the page has no boot data');
  return (JSON.parse(boot) as { sharedData: { href: string } }).sharedData.href; // written by our own server
};
