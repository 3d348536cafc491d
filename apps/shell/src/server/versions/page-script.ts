/**
 * Runs in the operator's browser, from its own text: it may use nothing that stands outside it. Keeps the page up to date without taking
 * a selection or a press away from the reader, and copies commands.
 */
function keepFresh(everyMs: number) {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.matches('[data-copy]')) return;
    target.blur();
    if (!navigator.clipboard) {
      if (target.previousElementSibling) getSelection()?.selectAllChildren(target.previousElementSibling);
      return;
    }
    void navigator.clipboard
      .writeText(target.dataset['copy'] ?? '')
      .then(() => (target.textContent = 'Copied'))
      .catch(() => (target.textContent = 'Not copied'));
  });
  const readAnew = async () => {
    const isRead = String(getSelection()) !== '' || document.activeElement?.matches('button');
    if (isRead || document.hidden) return;
    const mark = document.getElementById('seen');
    try {
      const reply = await fetch(location.href);
      if (!reply.ok) throw new Error(String(reply.status));
      document.body.innerHTML = new DOMParser().parseFromString(await reply.text(), 'text/html').body.innerHTML;
    } catch {
      if (!mark) return;
      mark.textContent = 'This server does not answer: what stands here is what it said last.';
      mark.className = 'bad';
    }
  };
  setInterval(() => void readAnew().catch(() => undefined), everyMs);
}

const everyMs = 5000;

/** The page's script. Without it the page is read anew every fifteen seconds (versions-page.ts). */
export const pageScript = `(${keepFresh.toString()})(${everyMs})`;
