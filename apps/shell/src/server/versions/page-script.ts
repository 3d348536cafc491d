/**
 * Keeps the operator's page up to date without taking a selection or a press away from the reader, and copies commands.
 * Without it the page is looked at anew every fifteen seconds (versions-page.ts).
 */
export const pageScript = `
const everyMs = 5000;
document.addEventListener('click', async ({ target }) => {
  if (!target.matches('[data-copy]')) return;
  target.blur();
  if (!navigator.clipboard) return getSelection().selectAllChildren(target.previousElementSibling);
  await navigator.clipboard.writeText(target.dataset.copy);
  target.textContent = 'Copied';
});
setInterval(async () => {
  const isRead = String(getSelection()) !== '' || document.activeElement.matches('button');
  if (isRead || document.hidden) return;
  const mark = document.getElementById('seen');
  try {
    const reply = await fetch(location.href);
    if (!reply.ok) throw new Error(reply.status);
    document.body.innerHTML = new DOMParser().parseFromString(await reply.text(), 'text/html').body.innerHTML;
  } catch {
    mark.textContent = 'This server does not answer: what stands here is what it said last.';
    mark.className = 'bad';
  }
}, everyMs);`;
